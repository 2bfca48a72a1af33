import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { JobFragment, WorkPartsFragment } from '../../../../__generated__/graphql.ts';
import { useStep } from '../../../../components/campaign/job/useStep.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { ChangeSummary } from '../../../../components/terms/ChangeSummary.tsx';
import { changedRows, termRows } from '../../../../components/terms/termRows.ts';
import { DueOnField } from '../../../../components/work/DueField.tsx';
import { WorkFields } from '../../../../components/work/WorkFields.tsx';
import { t } from '../../../../languages/t.ts';
import { ProposeAmendmentDocument } from './changeDocuments.ts';
import { type ChangeValues, changeFaults, changeValues, lastDueOn, workOf } from './changeValues.ts';

type Props = {
  job: JobFragment;
  /** The work in force, which changes are told from. */
  agreed: WorkPartsFragment;
  /** What the form begins with: what is proposed, or else what is in force. */
  basis: WorkPartsFragment;
  /** Only another day is asked for. */
  dateOnly: boolean;
  other: string;
  /** Why nothing can be proposed now. */
  refusal: string | null | undefined;
  onDone: () => void;
};

/** Proposes other work for a running job, beginning with what is on the table. */
export function ChangeForm({ job, agreed, basis, dateOnly, other, refusal, onDone }: Props) {
  const { finish, failure } = useStep(ProposeAmendmentDocument);
  const last = lastDueOn(job, agreed);
  const keptAs = `change.${job.id}`;
  const send = (values: ChangeValues) => {
    const work = workOf(values, job.campaign.type);
    const message = values.message.trim() || null;
    return finish(
      { remarkId: job.id, work, message },
      { said: t('Sent to {name}', { name: other }), keptAs, onDone },
    );
  };
  return (
    <Card component="section" aria-labelledby="change" sx={frame}>
      <AppForm
        label={dateOnly ? t('Ask for a later date') : t('Change the terms')}
        initialValues={changeValues(basis, dateOnly)}
        validate={(values) => changeFaults(values, last)}
        onSubmit={send}
      >
        <Fields
          job={job}
          agreed={agreed}
          dateOnly={dateOnly}
          other={other}
          keptAs={keptAs}
          error={failure?.message ?? refusal ?? undefined}
          isRefused={!!refusal}
          onDone={onDone}
        />
      </AppForm>
    </Card>
  );
}

const frame = {
  p: { xs: 0, md: 2.5 },
  border: { xs: 0, md: 1 },
  borderRadius: { xs: 0, md: '12px' },
  overflow: { xs: 'visible', md: 'hidden' },
  bgcolor: { xs: 'transparent', md: 'background.paper' },
} as const;

type FieldsProps = Pick<Props, 'job' | 'agreed' | 'dateOnly' | 'other' | 'onDone'> & {
  keptAs: string;
  error: string | undefined;
  isRefused: boolean;
};

function Fields({ job, agreed, dateOnly, other, keptAs, error, isRefused, onDone }: FieldsProps) {
  const { values, resetForm } = useFormikContext<ChangeValues>();
  const owner = job.campaign.owner.fullName;
  const now = workOf(values, job.campaign.type);
  const isTyped = !dateOnly || !!now.dueOn;
  const changes = isTyped
    ? changedRows(termRows({ work: agreed }, owner), termRows({ work: now }, owner))
    : [];
  const idle = dateOnly ? t('Choose a date to send') : t('Change a term to send');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h5" component="h2" id="change">
          {dateOnly ? t('Ask for a later date') : t('Change the terms')}
        </Typography>
        {changes.length > 0 && (
          <Button color="inherit" onClick={() => resetForm()}>
            {t('Undo changes')}
          </Button>
        )}
      </Box>
      <SecondaryText>
        {dateOnly
          ? t('{name} can agree or refuse. Nothing else changes.', { name: other })
          : t('{name} can accept, change or reject it. The amount stays.', { name: other })}
      </SecondaryText>
      {dateOnly ? (
        <DueOnField name="work.dueOn" />
      ) : (
        <WorkFields name="work" type={job.campaign.type} ofJob={{ mySide: job.mySide, owner }} />
      )}
      <FormTextField
        name="message"
        label={t('Message (optional)')}
        multiline
        minRows={2}
        margin="none"
        maxLength={2000}
        keptAs={keptAs}
      />
      <ChangeSummary changes={changes} />
      <FormError text={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton
          fullWidth={false}
          disabled={changes.length === 0 || isRefused}
          sx={{ mt: 0, flex: { xs: 1, md: 'none' } }}
        >
          {changes.length === 0 ? idle : t('Send to {name}', { name: other })}
        </SubmitButton>
        <Button color="inherit" size="large" onClick={onDone}>
          {t('Close')}
        </Button>
      </Box>
    </Box>
  );
}
