import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { memo, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { t } from '../../languages/t.ts';
import { countryOfCallingCode, HOME_CALLING_CODE, loadPhoneRules } from '../../lib/form/phoneNumbers.ts';
import { countriesInOrder } from '../../lib/format/countryNames.ts';
import { FieldError } from './FieldError.tsx';
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

const digits = { htmlInput: { inputMode: 'numeric' } } as const;
const noCountries: readonly Country[] = [];

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
        countries={data?.countries ?? noCountries}
        home={home ?? null}
        visiting={data?.clientConfig.visitorCountry ?? null}
      />
      <FormTextField
        name="mobile"
        label={t('Mobile number')}
        type="tel"
        maxLength={10}
        autoComplete="tel-national"
        slotProps={digits}
      />
    </Box>
  );
}

type Country = { code: string; name: string; phonePrefix?: string | null };

type CallingCodeProps = {
  countries: readonly Country[];
  /** Code of the country where the person lives. */
  home: string | null;
  /** Code of the country where the visitor seems to be; null while it is not known. */
  visiting: string | null;
};

/** Over the closed list: the calling code alone, where the name of a country would be cut. */
const shownCode = {
  position: 'absolute',
  left: 14,
  top: 8,
  height: 56,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  fontSize: 16,
  '@media (forced-colors: active)': { display: 'none' },
} as const;

/** Member `phonePrefix` of the form, chosen by country: several countries share a calling code. */
function CallingCodeField({ countries, home, visiting }: CallingCodeProps) {
  const [{ value, onBlur }, { error, touched }] = useField<string>('phonePrefix');
  // The form's setter stays the same; a field's is a new one each time, and would draw the list again.
  const { setFieldValue } = useFormikContext();
  const [chosen, setChosen] = useState<string | null>(null);
  const known = useMemo(
    () => countriesInOrder(countries).filter(({ phonePrefix }) => phonePrefix),
    [countries],
  );
  const guess = known.find(({ code }) => code === visiting)?.phonePrefix;
  useEffect(() => {
    if (!value && guess) void setFieldValue('phonePrefix', guess);
  }, [value, guess, setFieldValue]);
  const shown = value || HOME_CALLING_CODE;
  const country = countryOfCallingCode(known, shown, [chosen, home, visiting]);
  const choose = useCallback(
    (code: string) => {
      setChosen(code);
      const prefix = known.find((one) => one.code === code)?.phonePrefix ?? HOME_CALLING_CODE;
      void setFieldValue('phonePrefix', prefix);
    },
    [known, setFieldValue],
  );
  const wrong = (touched && error) || undefined;
  return (
    <CallingCodeView
      country={country?.code ?? ''}
      shown={shown}
      known={known}
      wrong={wrong}
      onBlur={onBlur}
      onChoose={choose}
    />
  );
}

type CallingCodeViewProps = {
  /** Code of the country that is chosen. */
  country: string;
  /** Its calling code. */
  shown: string;
  known: readonly Country[];
  wrong: string | undefined;
  onBlur: FieldInputProps<string>['onBlur'];
  onChoose: (country: string) => void;
};

/** Drawn again only when something about it changes: the list of countries is long. */
const CallingCodeView = memo(function CallingCodeView(props: CallingCodeViewProps) {
  const { country, shown, known, wrong, onBlur, onChoose } = props;
  const id = useId();
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        id={id}
        select
        fullWidth
        margin="dense"
        label={t('Calling code')}
        name="phonePrefix"
        value={country}
        onBlur={onBlur}
        onChange={({ target }) => onChoose(target.value)}
        error={!!wrong}
        helperText={wrong ? <FieldError text={wrong} /> : undefined}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { autoComplete: 'tel-country-code' },
        }}
        sx={{
          '& select': { WebkitTextFillColor: 'transparent' },
          '& option': { WebkitTextFillColor: 'initial' },
        }}
      >
        {known.length === 0 && <option value="">{HOME_CALLING_CODE}</option>}
        {known.map(({ code, name, phonePrefix }) => (
          <option key={code} value={code}>
            {`${name} ${phonePrefix}`}
          </option>
        ))}
      </TextField>
      <Box component="span" aria-hidden sx={shownCode}>
        {shown}
      </Box>
    </Box>
  );
});
