import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormikHelpers, useField, useFormikContext } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { AppForm } from '../../form/AppForm.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { PicturesField } from '../../upload/PicturesField.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';
import { theirProposal } from '../dialogs/SettlementDialogs.tsx';
import { useStep } from '../job/useStep.ts';
import type { DisputedJob } from './StatementEntry.tsx';

const AddDisputeStatementDocument = graphql(`
  mutation AddDisputeStatement($input: AddDisputeStatementInput!) {
    addDisputeStatement(input: $input) { remark { ...Job ...DisputeRoom } }
  }
`);

export function StatementForm({ job }: { job: DisputedJob }) {
  const [pending, setPending] = useState(0);
  const { finish, failure } = useStep(AddDisputeStatementDocument);
  const keptAs = `statement.${job.id}`;
  const onSubmit = ({ text, pictures }: Evidence, { resetForm }: FormikHelpers<Evidence>) => {
    const input = { remarkId: job.id, text: text.trim(), pictures: pictures.map(({ id }) => id) };
    return finish(input, { said: t('Statement added'), keptAs, onDone: resetForm });
  };
  return (
    <Box
      sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}
    >
      <AppForm
        label={t('Add to the dispute')}
        initialValues={noEvidence}
        validate={(values) => evidenceError(values, t('Please enter your statement!'))}
        validateOnBlur={false}
        onSubmit={onSubmit}
      >
        <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
          {t('Add a statement')}
        </Typography>
        <FormTextField
          name="text"
          keptAs={keptAs}
          label={t('How you see it')}
          multiline
          minRows={3}
          maxLength={2000}
          sx={{ mb: 1.5 }}
        />
        <EvidenceField onPending={setPending} />
        <FormError text={failure?.message} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          {/* An open proposal of the other side has the papaya button. */}
          <AddButton isPlain={!!theirProposal(job)} isBlocked={pending > 0} />
        </Box>
      </AppForm>
    </Box>
  );
}

function AddButton({ isPlain, isBlocked }: { isPlain: boolean; isBlocked: boolean }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant={isPlain ? 'outlined' : 'contained'} disabled={isSubmitting || isBlocked}>
      {t('Add statement')}
    </Button>
  );
}

const MOST = 5;

/** Pictures beside a statement of a dispute; member `pictures` of the form. */
export function EvidenceField({ onPending }: { onPending: (count: number) => void }) {
  const [{ value }, , { setValue }] = useField<UploadedPicture[]>('pictures');
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650, fontSize: 14, color: 'text.primary' }}>
        {t('Pictures (optional)')}
      </Box>
      <PicturesField
        plain
        value={value}
        onChange={setValue}
        purpose="report"
        max={MOST}
        hint={t('Up to {MOST}, for example screenshots of the post. Both sides and support see them.', {
          MOST,
        })}
        onPending={onPending}
      />
    </Box>
  );
}

export type Evidence = { text: string; pictures: UploadedPicture[] };

export const noEvidence: Evidence = { text: '', pictures: [] };

/** Pictures need words beside them. */
export const evidenceError = ({ text }: Evidence, missing: string): { text?: string } =>
  text.trim() ? {} : { text: missing };
