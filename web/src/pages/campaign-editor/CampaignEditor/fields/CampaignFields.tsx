import { useFormikContext } from 'formik';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { t } from '../../../../languages/t.ts';
import { ageOptions, followerOptions, genderOptions, TITLE_MAX } from '../campaignOptions.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { AmountField } from './AmountField.tsx';
import { CampaignPicturesField } from './CampaignPicturesField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { CountriesField } from './CountriesField.tsx';
import { DetailsField } from './DetailsField.tsx';
import { EndDateField } from './EndDateField.tsx';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
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
