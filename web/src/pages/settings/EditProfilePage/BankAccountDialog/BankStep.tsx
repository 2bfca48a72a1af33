import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { type FieldRow, FormTextField, FormTextFields } from '../../../../components/form/FormTextField.tsx';
import { Rich } from '../../../../languages/Rich.tsx';
import { msg, t } from '../../../../languages/t.ts';
import type { BankValues } from './bankValues.ts';

type Props = { isLocal: boolean; error: ReactNode; onBack: () => void };

/** Keyboards of phones begin codes with capitals. */
const upperCase = { htmlInput: { autoCapitalize: 'characters', spellCheck: false } } as const;

const numbers: readonly FieldRow[] = [
  ['accountNumber', msg('Account number'), 34, 'off', { inputMode: 'numeric' }],
  ['accountHolderName', msg('Account holder name'), 100, 'name'],
  ['swiftCode', msg('SWIFT code'), 11, 'off', { slotProps: upperCase }],
  ['routingNumber', msg('Routing number'), 20, 'off'],
];

export function BankStep({ isLocal, error, onBack }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <FormTextField name="bankName" label={t('Bank name')} maxLength={100} autoComplete="off" autoFocus />
      <FieldPair>
        <FormTextFields fields={numbers} />
      </FieldPair>
      <FormTextFields fields={[['bankAddress', msg('Bank address (optional)'), 300, 'off']]} />
      <AccountTypeField />
      {isLocal && (
        <Box sx={{ mt: 1, px: 1.5, py: 1.25, borderRadius: '10px', bgcolor: 'info.soft', fontSize: 14 }}>
          <Rich
            text={msg(
              'Test payments: use routing number <0>7171-001</0> and account number <1>000123456</1>.',
            )}
            parts={[<b key="routing" />, <b key="account" />]}
          />
        </Box>
      )}
      {error}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}>
        <Button variant="outlined" size="large" onClick={onBack} disabled={isSubmitting}>
          {t('Back')}
        </Button>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {t('Save bank account')}
        </Button>
      </Box>
    </>
  );
}

function AccountTypeField() {
  const { values, setFieldValue } = useFormikContext<BankValues>();
  const labelId = useId();
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormLabel id={labelId}>{t('Account type')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={values.accountType}
        onChange={(_, value) => void setFieldValue('accountType', value)}
      >
        <FormControlLabel value="SAVING" control={<Radio />} label={t('Saving')} />
        <FormControlLabel value="CURRENT" control={<Radio />} label={t('Current')} />
      </RadioGroup>
    </Box>
  );
}
