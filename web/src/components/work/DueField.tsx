import dayjs from 'dayjs';
import { useField } from 'formik';
import type { CampaignType } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { todayInSingapore } from '../../lib/format/formatDate.ts';
import { datePickerLook } from '../dates/Dates.tsx';
import { DayPicker } from '../dates/DayPicker.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { FieldPair } from '../form/FieldPair.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { ON_A_DAY } from './workValues.ts';

const choices = ['3', '7', '14', '21', '30', '45', '60'];

/** When the work is due: some days after the hire, or on a day. */
export function DueField({ name, type }: { name: string; type: CampaignType }) {
  const [{ value: due }] = useField<string>(`${name}.dueDays`);
  const isDay = due === ON_A_DAY;
  const days =
    isDay || choices.includes(due) ? choices : [...choices, due].sort((a, b) => Number(a) - Number(b));
  const dayWords = (count: string) =>
    type === 'SPONSORED'
      ? t('{days, plural, one {# day} other {# days}} after the product arrives', { days: Number(count) })
      : t('{days, plural, one {# day} other {# days}} after the hire', { days: Number(count) });
  const options = [
    ...days.map((value) => ({ value, label: dayWords(value) })),
    { value: ON_A_DAY, label: t('On a date') },
  ];
  return (
    <FieldPair>
      <FormTextField name={`${name}.dueDays`} label={t('Work due')} options={options} />
      {isDay && <DueOnField name={`${name}.dueOn`} />}
    </FieldPair>
  );
}

type DueOnProps = { name: string; bounds?: { from: string; to: string }; hint?: string };

/** The day on which the work is due: from today on, or between two days. */
export function DueOnField({ name, bounds, hint }: DueOnProps) {
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  return (
    <DayPicker
      label={t('Due date')}
      value={value}
      onDay={(day) => void setValue(day, false)}
      minDate={dayjs(bounds?.from ?? todayInSingapore())}
      {...(bounds && { maxDate: dayjs(bounds.to) })}
      textField={{
        fullWidth: true,
        margin: 'dense',
        sx: datePickerLook,
        error: !!error,
        helperText: error ? <FieldError text={error} /> : hint,
      }}
    />
  );
}
