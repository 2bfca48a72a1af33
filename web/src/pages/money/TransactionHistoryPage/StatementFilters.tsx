import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId } from 'react';
import { datePickerLook } from '../../../components/dates/Dates.tsx';
import { DayPicker, NO_DAY } from '../../../components/dates/DayPicker.tsx';
import { t } from '../../../languages/t.ts';
import { parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { type StatementAddress, timeFilters, typeFilters } from './useStatementAddress.ts';

const heading = { mb: 0.5, fontWeight: 700, fontSize: 15, color: 'text.primary' };

export function StatementFilters({ address }: { address: StatementAddress }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TypeFilter address={address} />
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={heading}>
          {t('Price')}
        </FormLabel>
        <PriceRange address={address} />
      </FormControl>
      <TimeFilter address={address} />
      {address.count > 0 && (
        <Button variant="outlined" onClick={address.clear}>
          {t('Clear')}
        </Button>
      )}
    </Box>
  );
}

function TypeFilter({ address: { chosenTypes, change } }: { address: StatementAddress }) {
  const toggle = (code: string, on: boolean) => {
    const next = on ? [...chosenTypes, code] : chosenTypes.filter((one) => one !== code);
    change({ type: next.join(',') });
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={heading}>
        {t('Type')}
      </FormLabel>
      {typeFilters.map(({ code, label }) => (
        <FormControlLabel
          key={code}
          label={t(label)}
          control={
            <Checkbox
              size="small"
              color="default"
              checked={chosenTypes.includes(code)}
              onChange={(_, on) => toggle(code, on)}
            />
          }
        />
      ))}
    </FormControl>
  );
}

function TimeFilter({ address }: { address: StatementAddress }) {
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={heading}>
        {t('Timeline ## period')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={address.values.time}
        onChange={(_, time) => address.change({ time, from: '', to: '' })}
      >
        {timeFilters.map(({ code, label }) => (
          <FormControlLabel
            key={code}
            value={code}
            label={t(label)}
            control={<Radio size="small" color="default" />}
          />
        ))}
      </RadioGroup>
      {address.values.time === 'custom' && (
        <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
          <Day name="from" label={t('First day')} address={address} />
          <Day name="to" label={t('Last day')} address={address} />
        </Box>
      )}
    </FormControl>
  );
}

/** As it stands in the address; empty for what is no amount. */
function toAmount(text: string): string {
  const minor = parseMoney(text);
  return minor === null ? '' : toTypedMoney(minor);
}

/** Least and most of an amount; they count when the field is left or Enter is pressed. */
function PriceRange({ address: { values, change } }: { address: StatementAddress }) {
  const take = (name: 'min' | 'max', text: string) => {
    const next = toAmount(text);
    if (next !== values[name]) change({ [name]: next });
  };
  const field = (name: 'min' | 'max', label: string) => (
    <TextField
      // Cleared and linked addresses fill the field anew.
      key={`${name} ${values[name]}`}
      size="small"
      margin="dense"
      label={label}
      defaultValue={values[name]}
      onBlur={(event) => take(name, event.target.value)}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        if (event.key === 'Enter') take(name, (event.target as HTMLInputElement).value);
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
      }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {field('min', t('From ## amount'))}
      {field('max', t('To ## amount'))}
    </Box>
  );
}

type DayProps = { name: 'from' | 'to'; label: string; address: StatementAddress };

/** The first or the last day, both counted. */
function Day({ name, label, address: { values, change } }: DayProps) {
  return (
    <DayPicker
      label={label}
      value={values[name]}
      // A half typed day filters nothing.
      onDay={(day) => day !== NO_DAY && change({ [name]: day })}
      disableFuture
      textField={{ size: 'small', sx: datePickerLook }}
    />
  );
}
