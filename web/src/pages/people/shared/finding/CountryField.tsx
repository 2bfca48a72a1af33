import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { useCountryOptions } from '../../../../components/form/useCountryOptions.ts';
import { CheckboxList } from '../../../../components/list/CheckboxList.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Any of all countries, those of South East Asia first; a few letters make the list short. */
export function CountryField({ chosen, onChange }: Props) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const options = useCountryOptions().filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
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
        <CheckboxList options={options} chosen={chosen} onChange={onChange} />
        {options.length === 0 && <SecondaryText>{t('No country by that name')}</SecondaryText>}
      </Box>
    </>
  );
}
