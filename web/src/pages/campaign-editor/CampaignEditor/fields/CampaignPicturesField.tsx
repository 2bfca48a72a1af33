import { useField } from 'formik';
import { PicturesField } from '../../../../components/upload/PicturesField.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { t } from '../../../../languages/t.ts';
import { PICTURES_MAX } from '../campaignOptions.ts';

type Props = { onPending: (count: number) => void };

/** Pictures of the campaign, the cover first. */
export function CampaignPicturesField({ onPending }: Props) {
  const [{ value }, { error }, { setValue }] = useField<UploadedPicture[]>('pictures');
  return (
    <PicturesField
      value={value}
      onChange={(next) => void setValue(next, false)}
      purpose="campaign"
      max={PICTURES_MAX}
      // Formik types errors of lists as lists; ours is one text.
      error={error as string | undefined}
      hint={t('jpg, jpeg or png, up to {PICTURES_MAX}. The first one is the cover.', { PICTURES_MAX })}
      onPending={onPending}
    />
  );
}
