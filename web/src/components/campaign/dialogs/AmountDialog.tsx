import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { FocusFirstError } from '../../form/FocusFirstError.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { Dialog } from '../../overlay/Dialog.tsx';

type Props = {
  title: string;
  text: string;
  label: string;
  /** Minor units to begin with. */
  initial?: number;
  submit: string;
  failure: Failure | null;
  onAmount: (minorUnits: number) => Promise<void>;
  onClose: () => void;
};

const MOST = 100_000_000;

/** The text of a wrong amount, or nothing. */
export function amountError(typed: string): string | undefined {
  if (!typed.trim()) return t('Please enter offer amount!');
  const minor = parseMoney(typed);
  if (minor === 0) return t('Please enter offer amount!');
  if (minor !== null && minor <= MOST) return undefined;
  return t('Please enter an amount of at most 1,000,000 with at most two decimals.');
}

/** Asks for an amount in dollars. */
export function AmountDialog(props: Props) {
  const titleId = useId();
  const { title, text, label, initial, submit, failure, onAmount, onClose } = props;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Formik
        initialValues={{ amount: initial ? toTypedMoney(initial) : '' }}
        validate={({ amount }) => {
          const wrong = amountError(amount);
          return wrong ? { amount: wrong } : {};
        }}
        onSubmit={({ amount }) => onAmount(parseMoney(amount) ?? 0)}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
            <DialogTitle id={titleId}>{title}</DialogTitle>
            <DialogContent sx={{ color: 'text.secondary' }}>
              {text}
              <FormTextField
                name="amount"
                label={label}
                autoFocus
                autoComplete="off"
                sx={{ mt: 2 }}
                slotProps={{
                  htmlInput: { inputMode: 'decimal' },
                  input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
                }}
              />
              <FormError text={failure?.message} />
            </DialogContent>
            <DialogActions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {t('Cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {submit}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
