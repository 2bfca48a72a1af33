import dayjs from 'dayjs';
import { datePickerLook } from '../../../../components/dates/Dates.tsx';
import { DayPicker } from '../../../../components/dates/DayPicker.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { memoField } from '../../../../components/form/memoField.tsx';
import { t } from '../../../../languages/t.ts';
import { todayInSingapore } from '../../../../lib/format/formatDate.ts';

/** Last day of the campaign, dd/MM/yyyy, from today on. */
export const EndDateField = memoField<string>('endsOn', ({ value, error, setValue }) => {
  return (
    <DayPicker
      label={t('Campaign ends on')}
      value={value}
      onDay={setValue}
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
});
