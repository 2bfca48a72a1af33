import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { type FieldState, memoField } from '../../../../components/form/memoField.tsx';
import { PicturesField } from '../../../../components/upload/PicturesField.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { BriefField } from '../../../../components/work/BriefField.tsx';
import { type Text, t } from '../../../../languages/t.ts';
import { useOpenState } from '../../../../routing/useCloseOnBack.ts';
import { ageOptions, followerOptions, genderOptions, PICTURES_MAX, TITLE_MAX } from '../campaignOptions.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { CategoriesField, CountriesField } from './CampaignChoices.tsx';
import { DetailsField } from './DetailsField.tsx';
import { EndDateField } from './EndDateField.tsx';
import { TypeField } from './TypeField.tsx';
import { HashtagsField, TagsField } from './WordsField.tsx';

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
      <FieldGroup title={t("Who you're looking for")}>
        <CountriesField />
        <FieldPair>
          <GenderField label={t('Influencer gender')} options={genderOptions} />
          <AgeField label={t('Influencer age')} options={ageOptions} />
          <FollowersField label={t('Minimum followers')} options={followerOptions} />
          <EndDateField />
        </FieldPair>
      </FieldGroup>
      <FieldGroup title={t('Where it appears')}>
        <CategoriesField />
        <HashtagsField label={t('Hashtags')} sign="#" placeholder={t('laksaweek, ricefire')} />
        <TagsField label={t('Tags')} placeholder={t('street food, hawker')} />
      </FieldGroup>
      <FieldGroup title={t('Brief (optional)')}>
        <BriefField type={values.type} />
      </FieldGroup>
    </>
  );
}

function OfferFields({ type }: { type: CampaignValues['type'] }) {
  if (type === 'SHOUTOUT') return null;
  if (type === 'PAID') {
    return (
      <BudgetField
        label={t("Campaign's budget")}
        helperText={t('What one influencer can expect. Your offer sets the exact amount.')}
      />
    );
  }
  return (
    <FieldPair>
      <ProductValueField label={t('Product value')} />
      <FormTextField
        name="productUrl"
        label={t('Product URL (optional)')}
        type="url"
        placeholder="https://"
      />
    </FieldPair>
  );
}

type PicturesProps = { onPending: (count: number) => void };

const CampaignPicturesField = memoField<UploadedPicture[], PicturesProps>(
  'pictures',
  ({ value, error, setValue, onPending }) => (
    <PicturesField
      value={value}
      onChange={setValue}
      purpose="campaign"
      max={PICTURES_MAX}
      error={error}
      hint={t('jpg, jpeg or png, up to {PICTURES_MAX}. The first one is the cover.', { PICTURES_MAX })}
      onPending={onPending}
    />
  ),
);

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
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

type AmountProps = { label: string; helperText?: string };

/** An amount in US dollars. */
function AmountField({ name, label, helperText, value, error, setValue }: AmountProps & FieldState<string>) {
  return (
    <TextField
      fullWidth
      margin="dense"
      label={label}
      name={name}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      error={!!error}
      helperText={error ? <FieldError text={error} /> : helperText}
      slotProps={{
        input: {
          startAdornment: <InputAdornment position="start">US$</InputAdornment>,
          endAdornment: <InputAdornment position="end">{t('USD')}</InputAdornment>,
        },
        htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' },
      }}
    />
  );
}

const BudgetField = memoField<string, AmountProps>('budget', AmountField);
const ProductValueField = memoField<string, AmountProps>('productValue', AmountField);

type SelectFieldProps = {
  label: string;
  options: readonly { value: string; label: string | Text }[];
};

function SelectField({ name, label, options, value }: SelectFieldProps & FieldState<string>) {
  const list = useOpenState();
  // A value of a campaign that came another way than through this form stays choosable.
  const known = value === '' || options.some((option) => option.value === value);
  const all = known ? options : [...options, { value, label: value }];
  return (
    <FormTextField name={name} label={label} select slotProps={{ select: list }}>
      {all.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {t(option.label)}
        </MenuItem>
      ))}
    </FormTextField>
  );
}

const GenderField = memoField<string, SelectFieldProps>('gender', SelectField);
const AgeField = memoField<string, SelectFieldProps>('age', SelectField);
const FollowersField = memoField<string, SelectFieldProps>('minFollowers', SelectField);
