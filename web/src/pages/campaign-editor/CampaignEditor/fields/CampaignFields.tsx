import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { PicturesField } from '../../../../components/upload/PicturesField.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { t } from '../../../../languages/t.ts';
import { ageOptions, followerOptions, genderOptions, PICTURES_MAX, TITLE_MAX } from '../campaignOptions.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { AmountField } from './AmountField.tsx';
import { CategoriesField, CountriesField } from './ChoicesField.tsx';
import { DetailsField } from './DetailsField.tsx';
import { EndDateField } from './EndDateField.tsx';
import { SelectField } from './SelectField.tsx';
import { TypeField } from './TypeField.tsx';
import { WordsField } from './WordsField.tsx';

type Props = { typeLocked: boolean; onPending: (count: number) => void };

/** Every field of a campaign, in the order one thinks about it: offer, story, people, finding. */
export function CampaignFields({ typeLocked, onPending }: Props) {
  const { values } = useFormikContext<CampaignValues>();
  return (
    <>
      <FieldGroup title={t('What do you offer?')}>
        <TypeField locked={typeLocked} />
        <OfferFields type={values.type} />
      </FieldGroup>
      <FieldGroup title={t('The story')}>
        <FormTextField
          name="title"
          label={t('Campaign title')}
          maxLength={TITLE_MAX}
          helperText={`${values.title.length} / ${TITLE_MAX}`}
        />
        <DetailsField />
        <CampaignPicturesField onPending={onPending} />
      </FieldGroup>
      <FieldGroup title={t('Who you look for')}>
        <CountriesField />
        <FieldRow>
          <SelectField name="gender" label={t('Influencer gender')} options={genderOptions} />
          <SelectField name="age" label={t('Influencer age')} options={ageOptions} />
          <SelectField name="minFollowers" label={t('Minimum followers')} options={followerOptions} />
          <EndDateField />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title={t('How it is found')}>
        <CategoriesField />
        <WordsField name="hashtags" label={t('Hashtags')} sign="#" placeholder={t('laksaweek, ricefire')} />
        <WordsField name="tags" label={t('Tags')} placeholder={t('street food, hawker')} />
      </FieldGroup>
    </>
  );
}

function OfferFields({ type }: { type: CampaignValues['type'] }) {
  if (type === 'SHOUTOUT') return null;
  if (type === 'PAID') {
    return (
      <AmountField
        name="budget"
        label={t("Campaign's budget")}
        helperText={t('What one influencer can expect. You agree the exact amount with your offer.')}
      />
    );
  }
  return (
    <FieldRow>
      <AmountField name="productValue" label={t('Product value')} />
      <FormTextField
        name="productUrl"
        label={t('Product URL (optional)')}
        type="url"
        placeholder="https://"
      />
    </FieldRow>
  );
}

type CampaignPicturesFieldProps = { onPending: (count: number) => void };

/** Pictures of the campaign, the cover first. */
function CampaignPicturesField({ onPending }: CampaignPicturesFieldProps) {
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

type FieldGroupProps = { title: string; children: ReactNode };

/** Fields that belong together, under a heading. */
function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h5" component="h3" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Two fields beside each other where there is room. */
function FieldRow({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}
