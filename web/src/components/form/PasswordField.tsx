import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { useState } from 'react';
import { t } from '../../languages/t.ts';
import { FormTextField } from './FormTextField.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

const MIN_PASSWORD = 8;

type Props = {
  name: string;
  label: string;
  /** Whether a password is set rather than asked for: tells password managers which. */
  isNew?: boolean;
  helperText?: string | undefined;
};

export function PasswordField({ name, label, isNew, helperText }: Props) {
  const [seen, setSeen] = useState(false);
  const [{ value }] = useField<string>(name);
  const eye = (
    <InputAdornment position="end">
      <IconButton
        onClick={() => setSeen(!seen)}
        edge="end"
        aria-label={seen ? t('Hide password') : t('Show password')}
      >
        {seen ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      name={name}
      label={label}
      type={seen ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      helperText={helperText ?? (isNew && newHelp(value))}
      slotProps={{ input: { endAdornment: eye } }}
    />
  );
}

const newHelp = (password: string) =>
  password.length < MIN_PASSWORD ? t('At least 8 characters') : <PasswordMeter password={password} />;
