import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useState } from 'react';
import { Dates, datePickerLook, weekday } from '../../../../components/dates/Dates.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { todayInSingapore } from '../../../../lib/format/formatDate.ts';
import { useOpenState } from '../../../../routing/useCloseOnBack.ts';

/** Last day of the campaign, dd/MM/yyyy, from today on. */
export function EndDateField() {
  const [{ value }, { error }, { setValue }] = useField<string>('endsOn');
  // A half typed date is no value of the form, but must stay in the field.
  const [shown, setShown] = useState<Dayjs | null>(() => (/^\d/.test(value) ? dayjs(value) : null));
  const calendar = useOpenState();
  const onChange = (next: Dayjs | null) => {
    setShown(next);
    const text = next?.isValid() ? next.format('YYYY-MM-DD') : 'invalid';
    void setValue(next ? text : '', false);
  };
  return (
    <Dates>
      <DatePicker
        {...calendar}
        label={t('Campaign ends on')}
        format="DD/MM/YYYY"
        dayOfWeekFormatter={weekday}
        value={shown}
        onChange={onChange}
        minDate={dayjs(todayInSingapore())}
        slotProps={{
          textField: {
            fullWidth: true,
            margin: 'dense',
            sx: datePickerLook,
            error: !!error,
            helperText: error && <FieldError text={error} />,
          },
        }}
      />
    </Dates>
  );
}
