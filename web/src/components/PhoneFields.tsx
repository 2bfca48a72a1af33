import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../__generated__/gql.ts';
import { FormTextField } from './FormTextField.tsx';

const CallingCodesDocument = graphql(`
  query CallingCodes {
    countries {
      code
      name
      phonePrefix
    }
  }
`);

/** Calling code and mobile number: members `phonePrefix` and `mobile` of the form. */
export function PhoneFields() {
  const { data } = useQuery(CallingCodesDocument, { fetchPolicy: 'cache-first' });
  const countries = data?.countries.filter((country) => country.phonePrefix) ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '156px minmax(0, 1fr)', gap: 1.5, alignItems: 'start' }}>
      <FormTextField name="phonePrefix" label="Calling code" select slotProps={{ select: { native: true } }}>
        {countries.length === 0 && <option value="+65">+65</option>}
        {countries.map(({ code, name, phonePrefix }) => (
          <option key={code} value={phonePrefix ?? ''}>
            {phonePrefix} {name}
          </option>
        ))}
      </FormTextField>
      <FormTextField
        name="mobile"
        label="Mobile number"
        type="tel"
        maxLength={10}
        autoComplete="tel-national"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Box>
  );
}
