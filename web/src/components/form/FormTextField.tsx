import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldInputProps, useField } from 'formik';
import { memo, useEffect, useRef } from 'react';
import { type Text, t } from '../../languages/t.ts';
import { readText, saveText } from '../../lib/form/savedTexts.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { FieldError } from './FieldError.tsx';

type Props = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: string;
  maxLength?: number;
  /** Keeps what is written over reloads under this name, for example 'apply.12'. */
  keptAs?: string;
  options?: readonly { value: string; label: string | Text }[];
  /** Highlights the field with this text, without holding the form back. */
  missing?: string | undefined;
};

/** A text field of a Formik form. Its error shows once it was left or the form was refused. */
export function FormTextField({ keptAs, missing, onBlur, ...rest }: Props) {
  const [field, { error, touched }] = useField<string>(rest.name);
  return (
    <>
      {keptAs && <SaveText form={keptAs} name={rest.name} />}
      <FieldView {...rest} {...field} onLeave={onBlur} wrong={(touched && error) || missing} />
    </>
  );
}

type ViewProps = Omit<Props, 'keptAs' | 'missing' | 'onBlur' | 'onChange'> &
  Pick<FieldInputProps<string>, 'value' | 'onChange' | 'onBlur'> & {
    onLeave: Props['onBlur'];
    wrong: string | undefined;
  };

/** Each field of a form hears of every key that is pressed in any of them: only one that changed is drawn again. */
const FieldView = memo(function FieldView(props: ViewProps) {
  const { maxLength, options, wrong, inputMode, helperText, slotProps, onBlur, onLeave, ...rest } = props;
  const choice = options && { select: { native: true }, inputLabel: { shrink: true } };
  return (
    <TextField
      fullWidth
      margin="dense"
      {...rest}
      onBlur={(event) => {
        onBlur(event);
        onLeave?.(event);
      }}
      select={!!options || !!rest.select}
      error={!!wrong}
      helperText={wrong ? <FieldError text={wrong} /> : helperText}
      // Rows: as high from the start, also where no program of ours has measured it yet.
      slotProps={{
        ...slotProps,
        ...choice,
        htmlInput: { maxLength, inputMode, rows: rest.minRows, ...slotProps?.htmlInput },
      }}
    >
      {options?.map(toOption) ?? rest.children}
    </TextField>
  );
});

const toOption = ({ value, label }: { value: string; label: string | Text }) => (
  <option key={value} value={value}>
    {t(label)}
  </option>
);

/** Text fields by member of the form, label, most characters, what browsers fill in, and what else they need. */
export type FieldRow = readonly [
  name: string,
  label: Text,
  maxLength: number,
  autoComplete: string,
  more?: Pick<Props, 'inputMode' | 'slotProps'>,
];

type FieldsProps = { fields: readonly FieldRow[]; disabled?: boolean };

export function FormTextFields({ fields, disabled = false }: FieldsProps) {
  return fields.map(([name, label, maxLength, autoComplete, more]) => (
    <FormTextField
      key={name}
      name={name}
      label={t(label)}
      maxLength={maxLength}
      autoComplete={autoComplete}
      type={/\btel/.test(autoComplete) ? 'tel' : 'text'}
      disabled={disabled}
      {...more}
    />
  ));
}

type SaveTextProps = {
  /** Which form of which thing: 'apply.12'. */
  form: string;
  name: string;
};

/** Keeps what a member writes into a field over reloads of this tab. Forget it with `forgetTexts` when it was sent. */
function SaveText({ form, name }: SaveTextProps) {
  const { me } = useMe();
  const [{ value }, , { setValue }] = useField<string>(name);
  const accountId = me?.id;
  const isBegun = useRef(false);
  useEffect(() => {
    if (!accountId) return;
    if (isBegun.current) return saveText(accountId, form, value);
    isBegun.current = true;
    const kept = readText(accountId, form);
    if (kept && !value) void setValue(kept, false);
  }, [accountId, form, value, setValue]);
  return null;
}
