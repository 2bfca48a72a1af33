import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { SoftNote } from '../../../../components/display/SoftNote.tsx';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { type FieldRow, FormTextField, FormTextFields } from '../../../../components/form/FormTextField.tsx';
import { useCountryOptions } from '../../../../components/form/useCountryOptions.ts';
import { msg, t } from '../../../../languages/t.ts';
import { PAYOUT_COUNTRY } from '../../../../lib/payoutCountry.ts';
import { DateOfBirthField } from '../fields/DateOfBirthField.tsx';
import { SettingsField } from '../fields/SettingsField.tsx';
import { type BankValues, SINGAPORE_ONLY } from './bankValues.ts';

const place: readonly FieldRow[] = [
  ['state', msg('State'), 100, 'address-level1'],
  ['city', msg('City'), 100, 'address-level2'],
];
const lines: readonly FieldRow[] = [
  ['line1', msg('Address line 1'), 200, 'address-line1'],
  ['line2', msg('Address line 2'), 200, 'address-line2'],
];

const postalCode: readonly FieldRow[] = [
  ['postalCode', msg('Postal code'), 20, 'postal-code', { inputMode: 'numeric' }],
];

/** Who is paid. Passed on to the payment provider, and not kept. */
export function PersonalStep({ error }: { error: ReactNode }) {
  const { values } = useFormikContext<BankValues>();
  const countries = useCountryOptions();
  const disabled = values.country !== PAYOUT_COUNTRY;
  const tone = disabled ? 'warning' : 'info';
  return (
    <>
      <SettingsField name="country" label={t('Country')} options={countries} autoComplete="country" />
      <SoftNote
        role="note"
        tone={tone}
        icon={<InfoOutlined aria-hidden fontSize="small" sx={{ color: `${tone}.main` }} />}
        sx={{ gap: 1, my: 1, px: 1.5, py: 1.25, borderRadius: '10px', fontSize: 14, color: 'text.primary' }}
      >
        {t(SINGAPORE_ONLY)}
      </SoftNote>
      <FieldPair>
        <DateOfBirthField disabled={disabled} />
        <FormTextField
          name="idNumber"
          label={t('ID number')}
          maxLength={40}
          autoComplete="off"
          helperText={t('NRIC or FIN. Not stored by us.')}
          disabled={disabled}
        />
        <FormTextFields fields={place} disabled={disabled} />
      </FieldPair>
      <FormTextFields fields={lines} disabled={disabled} />
      <FieldPair>
        <FormTextFields fields={postalCode} disabled={disabled} />
      </FieldPair>
      {error}
      <Box sx={{ textAlign: 'right', mt: 2 }}>
        <Button type="submit" variant="contained" size="large" disabled={disabled}>
          {t('Next ## step')}
        </Button>
      </Box>
    </>
  );
}
