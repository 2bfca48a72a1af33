import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { memo, useState } from 'react';
import { useOpenState } from '../../routing/useCloseOnBack.ts';
import { Dates, weekday } from './Dates.tsx';

/** Stands for a day that is half typed, or none. */
export const NO_DAY = 'invalid';

type Props = Pick<
  DatePickerProps,
  'label' | 'minDate' | 'maxDate' | 'disableFuture' | 'disabled' | 'openTo' | 'views'
> & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Told the day, '' when the field is emptied, and NO_DAY. */
  onDay: (day: string) => void;
  textField: NonNullable<DatePickerProps['slotProps']>['textField'];
};

/** A day, typed or picked as dd/MM/yyyy. */
export const DayPicker = memo(function DayPicker({ value, onDay, textField, ...rest }: Props) {
  // A half typed day is no value, but must stay in the field.
  const [shown, setShown] = useState<Dayjs | null>(() => (/^\d/.test(value) ? dayjs(value) : null));
  const calendar = useOpenState();
  const onChange = (next: Dayjs | null) => {
    setShown(next);
    const day = next?.isValid() ? next.format('YYYY-MM-DD') : NO_DAY;
    onDay(next ? day : '');
  };
  return (
    <Dates>
      <DatePicker
        {...calendar}
        {...rest}
        format="DD/MM/YYYY"
        dayOfWeekFormatter={weekday}
        value={shown}
        onChange={onChange}
        slotProps={{ textField }}
      />
    </Dates>
  );
});
