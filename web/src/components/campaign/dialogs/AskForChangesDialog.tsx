import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { SoftNote } from '../../display/SoftNote.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { knownWords } from '../../work/knownWords.ts';
import { type Reviewed, ReviewOf } from '../deliverables/ReviewOf.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

const AskForChangesDocument = graphql(`
  mutation AskForChanges($input: AskForChangesInput!) {
    askForChanges(input: $input) { remark { ...Job ...JobWork } }
  }
`);

/** Asks for changes to the version that waits for an answer. */
export function AskForChangesDialog(props: JobDialogProps) {
  const { job, onClose } = props;
  return (
    <ReviewOf {...props}>
      {(reviewed) => <ChangesForm job={job} {...reviewed} onClose={onClose} onDone={onClose} />}
    </ReviewOf>
  );
}

type Props = Reviewed & {
  job: JobFragment;
  onClose: () => void;
  /** After they were asked for. */
  onDone: () => void;
};

/** The words for what should change; says first when they use the last round. They stay when it is too late for them. */
export function ChangesForm({ job, deliverable, submission, over, onClose, onDone }: Props) {
  const { finish, failure } = useStep(AskForChangesDocument);
  const keptAs = `changes.${submission.id}`;
  const { rounds, roundsUsed } = deliverable;
  const first = job.applicant.first;
  return (
    <DialogForm
      title={t('Ask for changes to {what}', { what: knownWords(deliverable) })}
      wide
      sheet
      initialValues={{ changes: '' }}
      validate={({ changes }) => (changes.trim() ? {} : { changes: t('Please say what should change') })}
      onSubmit={({ changes }) =>
        finish(
          { submissionId: submission.id, changes: changes.trim() },
          { said: t('{first} was asked for changes', { first }), keptAs, onDone },
        )
      }
      submit={t('Ask for changes')}
      cancel={over ? t('Close') : t('Cancel')}
      waits={!!over}
      error={over ?? failure?.message}
      onClose={onClose}
    >
      {rounds - roundsUsed === 1 ? (
        <SoftNote icon={<WarningAmberRounded aria-hidden />}>{t('This uses your last round.')}</SoftNote>
      ) : (
        t('This is round {round} of {rounds}.', { round: roundsUsed + 1, rounds })
      )}
      <FormTextField
        name="changes"
        keptAs={keptAs}
        label={t('What should change?')}
        helperText={t('{first} reads it', { first })}
        required
        multiline
        minRows={4}
        maxLength={2000}
        autoFocus
        sx={{ mt: 2 }}
      />
    </DialogForm>
  );
}
