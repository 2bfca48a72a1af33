import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { useField } from 'formik';
import { type FocusEvent, useState } from 'react';
import { Dates, weekday } from '../../../../components/dates/Dates.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { useOpenState } from '../../../../routing/useCloseOnBack.ts';
import { NEEDED_TO_APPLY } from './SettingsField.tsx';

/** Stands in a form for a date that is half typed or no date. */
const NO_DATE = 'invalid';

/** What is wrong with a day of birth (`YYYY-MM-DD`); an empty one is right here. */
export function dateOfBirthError(day: string, today = dayjs()): string | undefined {
  if (!day) return undefined;
  if (day === NO_DATE) return 'Please enter the date as dd/MM/yyyy';
  return dayjs(day).isAfter(today, 'day') ? t('Please select a date that is not in the future') : undefined;
}

type Props = { needed?: boolean; disabled?: boolean };

const toDay = (value: string) => (/^\d/.test(value) ? dayjs(value) : null);

/** The picker draws its own outline; this is the one of the other fields. */
const sameOutline = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper' },
  '& .MuiPickersOutlinedInput-root:not(.Mui-error):not(.Mui-disabled) .MuiPickersOutlinedInput-notchedOutline':
    {
      borderColor: 'text.secondary',
      opacity: 0.72,
    },
  '& .MuiPickersOutlinedInput-root.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: 'text.primary',
    opacity: 1,
  },
  '& .Mui-disabled .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'action.disabled' },
  '& .MuiInputLabel-root.Mui-focused:not(.Mui-error)': { color: 'text.primary' },
};

/** Whether some parts of the date in a field are filled and others are not. */
function isHalfTyped(field: Element): boolean {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')];
  const filled = parts.filter((part) => part.hasAttribute('aria-valuenow')).length;
  return filled > 0 && filled < parts.length;
}

/** Member `dateOfBirth` of the form, typed or picked as dd/MM/yyyy; no day after today. */
export function DateOfBirthField({ needed, disabled }: Props) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>('dateOfBirth');
  // A half typed date is no value of the form, but must stay in the field.
  const [shown, setShown] = useState<Dayjs | null>(() => toDay(value));
  const calendar = useOpenState();
  const onChange = (next: Dayjs | null) => {
    setShown(next);
    const text = next?.isValid() ? next.format('YYYY-MM-DD') : NO_DATE;
    void setValue(next ? text : '');
  };
  const onBlur = ({ currentTarget }: FocusEvent) => {
    void setTouched(true);
    // The picker tells a half typed date as none.
    if (!value && isHalfTyped(currentTarget)) void setValue(NO_DATE);
  };
  const text = (touched && error) || (needed && !value ? t(NEEDED_TO_APPLY) : undefined);
  return (
    <Box onBlur={onBlur}>
      <Dates>
        <DatePicker
          {...calendar}
          label={t('Date of birth')}
          format="DD/MM/YYYY"
          dayOfWeekFormatter={weekday}
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
              sx: sameOutline,
              error: !!text,
              helperText: text && <FieldError text={text} />,
            },
          }}
        />
      </Dates>
    </Box>
  );
}
