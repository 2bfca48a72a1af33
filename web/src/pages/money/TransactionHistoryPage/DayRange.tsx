import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { Dates, datePickerLook, weekday } from '../../../components/dates/Dates.tsx';
import { t } from '../../../languages/t.ts';
import { useOpenState } from '../../../routing/useCloseOnBack.ts';
import type { StatementAddress } from './useStatementAddress.ts';

/** First and last day, both counted. */
export function DayRange({ address }: { address: StatementAddress }) {
  return (
    <Dates>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        <Day name="from" label={t('First day')} address={address} />
        <Day name="to" label={t('Last day')} address={address} />
      </Box>
    </Dates>
  );
}

type DayProps = { name: 'from' | 'to'; label: string; address: StatementAddress };

function Day({ name, label, address: { values, change } }: DayProps) {
  // A half typed day filters nothing, but must stay in the field.
  const [shown, setShown] = useState<Dayjs | null>(() => (values[name] ? dayjs(values[name]) : null));
  const calendar = useOpenState();
  const onChange = (next: Dayjs | null) => {
    setShown(next);
    if (!next || next.isValid()) change({ [name]: next ? next.format('YYYY-MM-DD') : '' });
  };
  return (
    <DatePicker
      {...calendar}
      label={label}
      format="DD/MM/YYYY"
      dayOfWeekFormatter={weekday}
      value={shown}
      onChange={onChange}
      disableFuture
      slotProps={{ textField: { size: 'small', sx: datePickerLook } }}
    />
  );
}
