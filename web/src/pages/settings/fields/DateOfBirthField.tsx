import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { useState } from 'react';
import { FieldError } from '../../../components/FieldError.tsx';
import { NO_DATE } from './dateOfBirth.ts';
import { NEEDED_TO_APPLY } from './SettingsField.tsx';

type Props = { needed?: boolean; disabled?: boolean };

const toDay = (value: string) => (/^\d/.test(value) ? dayjs(value) : null);

/** Member `dateOfBirth` of the form, typed or picked as dd/MM/yyyy; no day after today. */
export function DateOfBirthField({ needed, disabled }: Props) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>('dateOfBirth');
  // A half typed date is no value of the form, but must stay in the field.
  const [shown, setShown] = useState<Dayjs | null>(() => toDay(value));
  const onChange = (next: Dayjs | null) => {
    setShown(next);
    const text = next?.isValid() ? next.format('YYYY-MM-DD') : NO_DATE;
    void setValue(next ? text : '');
  };
  const text = (touched && error) || (needed && !value ? NEEDED_TO_APPLY : undefined);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        format="DD/MM/YYYY"
        value={shown}
        onChange={onChange}
        disabled={disabled ?? false}
        disableFuture
        openTo="year"
        views={['year', 'month', 'day']}
        slotProps={{
          textField: {
            fullWidth: true,
            margin: 'dense',
            onBlur: () => void setTouched(true),
            error: !!text,
            helperText: text && <FieldError text={text} />,
          },
        }}
      />
    </LocalizationProvider>
  );
}
