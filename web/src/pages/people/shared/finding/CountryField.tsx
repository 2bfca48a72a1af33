import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { useCountryOptions } from '../../../../components/form/useCountryOptions.ts';
import { CheckboxList } from '../../../../components/list/CheckboxList.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Any of all countries, those of South East Asia first; a few letters make the list short. */
export function CountryField({ chosen, onChange }: Props) {
  const [text, setText] = useState('');
  // The long list follows what is typed as soon as there is time for it.
  const wanted = useDeferredValue(text.trim().toLocaleLowerCase());
  return (
    <>
      <TextField
        size="small"
        fullWidth
        type="search"
        label={t('Find a country')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 252, overflowY: 'auto' }}>
        <CountriesFound wanted={wanted} chosen={chosen} onChange={onChange} />
      </Box>
    </>
  );
}

const CountriesFound = memo(function CountriesFound({
  wanted,
  chosen,
  onChange,
}: Props & { wanted: string }) {
  const countries = useCountryOptions();
  const options = useMemo(
    () => countries.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    [countries, wanted],
  );
  if (options.length === 0) return <SecondaryText>{t('No country by that name')}</SecondaryText>;
  return <CheckboxList options={options} chosen={chosen} onChange={onChange} />;
});
