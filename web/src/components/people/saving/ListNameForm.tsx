import Box from '@mui/material/Box';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { AppForm, SubmitButton } from '../../form/AppForm.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';

type Props = { label: string; submit: string; initial?: string; onName: (name: string) => Promise<unknown> };

const NAME_MAX = 60;

/** The name of a list. Empty again after it was taken, unless it is the name of one that is there. */
export function ListNameForm({ label, submit: button, initial = '', onName }: Props) {
  const { error, submit } = useSubmit<{ name: string }>({
    errorsIn: ({ name }) => (name.trim() ? {} : { name: t('Please enter a name') }),
    send: async ({ name }, { resetForm }) => {
      await onName(name.trim());
      resetForm();
    },
  });
  return (
    <AppForm initialValues={{ name: initial }} {...submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'start' }}>
        <FormTextField name="name" label={label} maxLength={NAME_MAX} margin="none" size="small" />
        <SubmitButton size="medium" variant="outlined">
          {button}
        </SubmitButton>
      </Box>
      <FormError text={error} />
    </AppForm>
  );
}
