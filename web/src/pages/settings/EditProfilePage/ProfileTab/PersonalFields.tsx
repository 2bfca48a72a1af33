import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { PhoneFields } from '../../../../components/form/PhoneFields.tsx';
import { useCountryOptions } from '../../../../components/form/useCountryOptions.ts';
import { t } from '../../../../languages/t.ts';
import { genderNames, optionsOf } from '../../../../lib/format/choiceNames.ts';
import { Link } from '../../../../routing/Link.tsx';
import { DateOfBirthField } from '../fields/DateOfBirthField.tsx';
import { SettingsField } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';

type Props = { account: ProfileFormAccountFragment; needed: boolean };

export function PersonalFields({ account, needed }: Props) {
  const countries = useCountryOptions();
  return (
    <SettingsSection
      title={t('Personal details')}
      hint={t('Your mobile number and date of birth are never shown to others.')}
    >
      <FieldPair>
        {account.profile.username ? (
          <ReadOnlyField label={t('Username')} value={account.profile.username} />
        ) : (
          <Button
            variant="outlined"
            size="large"
            component={Link}
            to="/username"
            sx={{ mt: 1, mb: 0.5, height: 56 }}
          >
            {t('Choose a username')}
          </Button>
        )}
        <ReadOnlyField label={t('Email')} value={account.email} />
      </FieldPair>
      <FieldPair>
        <FormTextField name="first" label={t('First name')} maxLength={80} autoComplete="given-name" />
        <FormTextField name="last" label={t('Last name')} maxLength={80} autoComplete="family-name" />
      </FieldPair>
      <PhoneFields home={account.profile.country?.code ?? null} />
      <FieldPair>
        <SettingsField
          name="gender"
          label={t('Gender')}
          options={optionsOf(genderNames)}
          needed={needed}
          autoComplete="sex"
        />
        <DateOfBirthField needed={needed} />
      </FieldPair>
      <FieldPair>
        <SettingsField
          name="country"
          label={t('Country')}
          options={countries}
          needed={needed}
          autoComplete="country"
        />
        <FormTextField name="city" label={t('City')} maxLength={100} autoComplete="address-level2" />
      </FieldPair>
    </SettingsSection>
  );
}

function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return (
    <TextField
      label={label}
      value={value}
      fullWidth
      margin="dense"
      slotProps={{
        input: { readOnly: true, sx: { bgcolor: 'background.default', color: 'text.secondary' } },
      }}
    />
  );
}
