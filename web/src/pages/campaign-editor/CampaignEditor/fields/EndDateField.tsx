import dayjs from 'dayjs';
import { useField } from 'formik';
import { datePickerLook } from '../../../../components/dates/Dates.tsx';
import { DayPicker } from '../../../../components/dates/DayPicker.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { todayInSingapore } from '../../../../lib/format/formatDate.ts';

/** Last day of the campaign, dd/MM/yyyy, from today on. */
export function EndDateField() {
  const [{ value }, { error }, { setValue }] = useField<string>('endsOn');
  return (
    <DayPicker
      label={t('Campaign ends on')}
      value={value}
      onDay={(day) => void setValue(day, false)}
      minDate={dayjs(todayInSingapore())}
      textField={{
        fullWidth: true,
        margin: 'dense',
        sx: datePickerLook,
        error: !!error,
        helperText: error && <FieldError text={error} />,
      }}
    />
  );
}
