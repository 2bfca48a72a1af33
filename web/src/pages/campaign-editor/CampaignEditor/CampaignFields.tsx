import { useFormikContext } from 'formik';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { AmountField } from './AmountField.tsx';
import { CampaignPicturesField } from './CampaignPicturesField.tsx';
import { CategoriesField } from './CategoriesField.tsx';
import { CountriesField } from './CountriesField.tsx';
import { ageOptions, followerOptions, genderOptions, TITLE_MAX } from './campaignOptions.ts';
import type { CampaignValues } from './campaignValues.ts';
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
      <FieldGroup title="What do you offer?">
        <TypeField locked={typeLocked} />
        <OfferFields type={values.type} />
      </FieldGroup>
      <FieldGroup title="The story">
        <FormTextField
          name="title"
          label="Campaign title"
          maxLength={TITLE_MAX}
          helperText={`${values.title.length} / ${TITLE_MAX}`}
        />
        <DetailsField />
        <CampaignPicturesField onPending={onPending} />
      </FieldGroup>
      <FieldGroup title="Who you look for">
        <CountriesField />
        <FieldRow>
          <SelectField name="gender" label="Influencer gender" options={genderOptions} />
          <SelectField name="age" label="Influencer age" options={ageOptions} />
          <SelectField name="minFollowers" label="Minimum followers" options={followerOptions} />
          <EndDateField />
        </FieldRow>
      </FieldGroup>
      <FieldGroup title="How it is found">
        <CategoriesField />
        <WordsField name="hashtags" label="Hashtags" sign="#" placeholder="laksaweek, ricefire" />
        <WordsField name="tags" label="Tags" placeholder="street food, hawker" />
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
        label="Campaign's budget"
        helperText="What one influencer can expect. You agree the exact amount with your offer."
      />
    );
  }
  return (
    <FieldRow>
      <AmountField name="productValue" label="Product value" />
      <FormTextField name="productUrl" label="Product URL (optional)" type="url" placeholder="https://" />
    </FieldRow>
  );
}
