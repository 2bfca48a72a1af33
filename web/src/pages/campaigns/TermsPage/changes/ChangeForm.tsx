import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { JobFragment, WorkPartsFragment } from '../../../../__generated__/graphql.ts';
import { useStep } from '../../../../components/campaign/job/useStep.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { ChangeSummary } from '../../../../components/terms/ChangeSummary.tsx';
import { changeRows } from '../../../../components/terms/changeRows.ts';
import { DueOnField } from '../../../../components/work/DueField.tsx';
import { WorkFields } from '../../../../components/work/WorkFields.tsx';
import { dueWords } from '../../../../components/work/workWords.ts';
import { t } from '../../../../languages/t.ts';
import { dayAfter, formatDate, formatInstant, todayInSingapore } from '../../../../lib/format/formatDate.ts';
import { ProposeAmendmentDocument } from './changeDocuments.ts';
import {
  type ChangeValues,
  changeFaults,
  changeValues,
  type DayBounds,
  lastDueOn,
  workOf,
} from './changeValues.ts';
import { formTitle } from './formTitle.ts';

type Props = {
  job: JobFragment;
  /** The work in force, which changes are told from. */
  agreed: WorkPartsFragment;
  /** What the form begins with: what is proposed, or else what is in force. */
  basis: WorkPartsFragment;
  /** What is on the table; null when nothing is. */
  pendingId: string | null;
  /** Whether the page says above what the form is about. */
  isTitled: boolean;
  /** Only another day is asked for. */
  dateOnly: boolean;
  other: string;
  /** Why nothing can be proposed now. */
  refusal: string | null | undefined;
  onDone: () => void;
};

/** Proposes other work for a running job, beginning with what is on the table. */
export function ChangeForm(props: Props) {
  const { job, agreed, basis, pendingId, isTitled, dateOnly, other, refusal, onDone } = props;
  const [began] = useState(pendingId);
  const { finish, failure } = useStep(ProposeAmendmentDocument);
  const due = job.workDueAt && todayInSingapore(new Date(job.workDueAt));
  const bounds = { last: lastDueOn(job, agreed), after: (dateOnly && due) || undefined };
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
    <Card component="section" aria-label={formTitle(dateOnly)} sx={frame}>
      <AppForm
        label={formTitle(dateOnly)}
        initialValues={changeValues(basis, dateOnly)}
        validate={(values) => changeFaults(values, bounds)}
        onSubmit={send}
      >
        <Fields
          job={job}
          agreed={agreed}
          basis={basis}
          isTitled={isTitled}
          isOutdated={pendingId !== began}
          bounds={bounds}
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

type FieldsProps = Pick<Props, 'job' | 'agreed' | 'basis' | 'isTitled' | 'dateOnly' | 'other' | 'onDone'> & {
  bounds: DayBounds;
  /** Another proposal came while this was typed. */
  isOutdated: boolean;
  keptAs: string;
  error: string | undefined;
  isRefused: boolean;
};

function Fields(props: FieldsProps) {
  const {
    job,
    agreed,
    basis,
    isTitled,
    isOutdated,
    bounds,
    dateOnly,
    other,
    keptAs,
    error,
    isRefused,
    onDone,
  } = props;
  const { values, resetForm } = useFormikContext<ChangeValues>();
  const owner = job.campaign.owner.fullName;
  const now = workOf(values, job.campaign.type);
  const isTyped = dateOnly ? !!now.dueOn : changeRows(job, basis, now).changes.length > 0;
  const changes = changeRows(job, agreed, now).changes;
  // What is proposed already, or agreed, is nothing to send.
  const isIdle = !isTyped || changes.length === 0;
  const idle = dateOnly ? t('Choose a date to send') : t('Change a term to send');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        {!isTitled && (
          <Typography variant="h5" component="h2">
            {formTitle(dateOnly)}
          </Typography>
        )}
        {isTyped && !dateOnly && (
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
        <DueOnField
          name="work.dueOn"
          bounds={{ from: bounds.after ? dayAfter(bounds.after, 1) : todayInSingapore(), to: bounds.last }}
          hint={t('Now due {now}. Latest possible day: {last}.', {
            now: job.workDueAt ? formatInstant(job.workDueAt) : (dueWords(agreed) ?? ''),
            last: formatDate(bounds.last),
          })}
        />
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
      {(isTyped || !dateOnly) && <ChangeSummary changes={changes} />}
      {isOutdated && (
        <Alert severity="warning" role="status">
          {t('The proposal was changed meanwhile. Close the form to see it.')}
        </Alert>
      )}
      <FormError text={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton
          fullWidth={false}
          disabled={isIdle || isRefused}
          sx={{ mt: 0, flex: { xs: 1, md: 'none' } }}
        >
          {isIdle ? idle : t('Send to {name}', { name: other })}
        </SubmitButton>
        <Button color="inherit" size="large" onClick={onDone}>
          {t('Close')}
        </Button>
      </Box>
    </Box>
  );
}
