import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useField } from 'formik';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg } from '../../../languages/t.ts';

/** Agreement to the terms, which open beside the form. */
export function TermsField() {
  const [field, { error, touched }] = useField<boolean>({ name: 'termsAccepted', type: 'checkbox' });
  const wrong = !!error && touched;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            slotProps={{
              input: { 'aria-invalid': wrong, 'aria-describedby': wrong ? 'terms-error' : undefined },
            }}
          />
        }
        label={
          <Rich
            text={msg('I agree to the <0>terms and conditions</0>')}
            parts={[<Link key="terms" href="/terms-condition" target="_blank" sx={{ color: 'info.main' }} />]}
          />
        }
      />
      {wrong && (
        <div>
          <FieldError id="terms-error" text={error} />
        </div>
      )}
    </div>
  );
}
