import Box from '@mui/material/Box';
import { useField } from 'formik';
import { t } from '../../../languages/t.ts';
import { PicturesField } from '../../upload/PicturesField.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';

const MOST = 5;

/** Pictures beside a statement of a dispute; member `pictures` of the form. */
export function EvidenceField({ onPending }: { onPending: (count: number) => void }) {
  const [{ value }, , { setValue }] = useField<UploadedPicture[]>('pictures');
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650, fontSize: 14, color: 'text.primary' }}>
        {t('Pictures (optional)')}
      </Box>
      <PicturesField
        plain
        value={value}
        onChange={setValue}
        purpose="report"
        max={MOST}
        hint={t('Up to {MOST}, for example screenshots of the post. Both sides and support see them.', {
          MOST,
        })}
        onPending={onPending}
      />
    </Box>
  );
}

export type Evidence = { text: string; pictures: UploadedPicture[] };

export const noEvidence: Evidence = { text: '', pictures: [] };

/** Pictures need words beside them. */
export const evidenceError = ({ text }: Evidence, missing: string): { text?: string } =>
  text.trim() ? {} : { text: missing };
