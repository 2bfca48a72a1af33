import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { loadPhoneRules } from '../../lib/form/phoneNumbers.ts';
import { CallingCodeField } from './CallingCodeField.tsx';
import { FormTextField } from './FormTextField.tsx';

const CallingCodesDocument = graphql(`
  query CallingCodes {
    clientConfig { visitorCountry }
    countries { code name phonePrefix }
  }
`);

type Props = {
  /** Code of the country where the person lives: decides which country a shared calling code shows. */
  home?: string | null;
};

/** Calling code and mobile number: members `phonePrefix` and `mobile` of the form. An empty code is guessed. */
export function PhoneFields({ home }: Props) {
  const { data } = useQuery(CallingCodesDocument, { fetchPolicy: 'cache-first' });
  const { validateForm } = useFormikContext();
  useEffect(() => {
    // What was typed meanwhile is looked at again with the rules.
    loadPhoneRules().then(() => validateForm());
  }, [validateForm]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1.5, alignItems: 'start' }}>
      <CallingCodeField
        countries={data?.countries ?? []}
        home={home ?? null}
        visiting={data?.clientConfig.visitorCountry ?? null}
      />
      <FormTextField
        name="mobile"
        label={t('Mobile number')}
        type="tel"
        maxLength={10}
        autoComplete="tel-national"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </Box>
  );
}
