import CreditCardRounded from '@mui/icons-material/CreditCardRounded';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { t } from '../../languages/t.ts';
import { SoftTag } from '../display/SoftTag.tsx';
import { CardInput } from './CardInput.tsx';
import type { CardValues } from './cardRules.ts';
import { brandOf, digitsOf, groupExpiry, groupNumber } from './cardText.ts';

/** Number, expiry, code and name, as browsers and password managers know them. */
export function CardFields() {
  const { values } = useFormikContext<CardValues>();
  const brand = brandOf(values.number);
  const mark = brand.name ? (
    <SoftTag>{brand.name}</SoftTag>
  ) : (
    <CreditCardRounded aria-hidden color="disabled" />
  );
  return (
    <>
      <CardInput
        name="number"
        label={t('Card number')}
        placeholder="1234 1234 1234 1234"
        autoFill="cc-number"
        format={groupNumber}
        slotProps={{ input: { endAdornment: <InputAdornment position="end">{mark}</InputAdornment> } }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, alignItems: 'start' }}>
        <CardInput
          name="expiry"
          label={t('Expiration')}
          placeholder={t('MM / YY')}
          autoFill="cc-exp"
          format={groupExpiry}
        />
        <CardInput
          name="cvc"
          label={t('CVC')}
          placeholder={'0'.repeat(brand.code)}
          autoFill="cc-csc"
          format={(text) => digitsOf(text).slice(0, brand.code)}
        />
      </Box>
      <CardInput name="name" label={t('Name on card')} autoFill="cc-name" />
    </>
  );
}
