import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { useField, useFormikContext } from 'formik';
import { type FocusEvent, useCallback, useMemo } from 'react';
import { DayPicker, NO_DAY } from '../../../../components/dates/DayPicker.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { NEEDED_TO_APPLY } from './SettingsField.tsx';

/** What is wrong with a day of birth (`YYYY-MM-DD`); an empty one is right here. */
export function dateOfBirthError(day: string, today = dayjs()): string | undefined {
  if (!day) return undefined;
  if (day === NO_DAY) return t('Please enter the date as dd/MM/yyyy');
  return dayjs(day).isAfter(today, 'day') ? t('Please select a date that is not in the future') : undefined;
}

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

const views = ['year', 'month', 'day'] as const;

/** Whether some parts of the date in a field are filled and others are not. */
function isHalfTyped(field: Element): boolean {
  const parts = [...field.querySelectorAll('[role="spinbutton"]')];
  const filled = parts.filter((part) => part.hasAttribute('aria-valuenow')).length;
  return filled > 0 && filled < parts.length;
}

/** Member `dateOfBirth` of the form, typed or picked as dd/MM/yyyy; no day after today. */
export function DateOfBirthField({ needed, disabled }: { needed?: boolean; disabled?: boolean }) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>('dateOfBirth');
  // The form's setter stays the same; a field's is a new one each time, and would draw the picker again.
  const { setFieldValue } = useFormikContext();
  const onDay = useCallback((day: string) => void setFieldValue('dateOfBirth', day), [setFieldValue]);
  const onBlur = ({ currentTarget }: FocusEvent) => {
    void setTouched(true);
    // The picker tells a half typed date as none.
    if (!value && isHalfTyped(currentTarget)) void setValue(NO_DAY);
  };
  const text = (touched && error) || (needed && !value ? t(NEEDED_TO_APPLY) : undefined);
  const textField = useMemo(
    () =>
      ({
        fullWidth: true,
        margin: 'dense',
        sx: sameOutline,
        error: !!text,
        helperText: text && <FieldError text={text} />,
      }) as const,
    [text],
  );
  return (
    <Box onBlur={onBlur}>
      <DayPicker
        label={t('Date of birth')}
        value={value}
        onDay={onDay}
        disabled={disabled ?? false}
        disableFuture
        openTo="year"
        views={views}
        textField={textField}
      />
    </Box>
  );
}
