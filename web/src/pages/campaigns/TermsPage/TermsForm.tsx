import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormikContext } from 'formik';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { MakeOfferDocument } from '../../../components/campaign/dialogs/OfferDialog.tsx';
import type { NextStep } from '../../../components/campaign/job/pressable.ts';
import { useStep } from '../../../components/campaign/job/useStep.ts';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ChangeSummary } from '../../../components/terms/ChangeSummary.tsx';
import { QuoteCard } from '../../../components/terms/QuoteCard.tsx';
import { changedRows, type Terms, termRows } from '../../../components/terms/termRows.ts';
import { useTypedQuote } from '../../../components/terms/useTypedQuote.ts';
import { UsageFields } from '../../../components/work/UsageFields.tsx';
import { WorkFields } from '../../../components/work/WorkFields.tsx';
import { newWork } from '../../../components/work/workValues.ts';
import { isLongerUse } from '../../../components/work/workWords.ts';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { type TermsValues, termsFaults, termsOf, valuesOf } from './termsValues.ts';

type Props = {
  job: JobFragment;
  step: NextStep;
  /** What the form begins with: the last proposal, or the brief. */
  basis: Terms;
  onDone: () => void;
};

/** Proposes terms, beginning with those on the table, so that only what differs has to be touched. */
export function TermsForm({ job, step, basis, onDone }: Props) {
  const { finish, failure } = useStep(MakeOfferDocument);
  const send = (values: TermsValues) => {
    const { amount, work } = termsOf(values);
    if (!amount) return;
    const message = values.message.trim() || null;
    return finish(
      { remarkId: job.id, amount, work, message },
      { said: t('Terms sent'), keptAs: keptAs(job), onDone },
    );
  };
  return (
    <Card component="section" aria-labelledby="change" sx={frame}>
      <AppForm
        label={t('Change terms')}
        initialValues={valuesOf(basis)}
        validate={(values) => termsFaults(values, job.campaign.endsOn)}
        onSubmit={send}
      >
        <Fields
          job={job}
          basis={basis}
          refusal={step.allowed ? null : step.reason}
          error={failure?.message}
          onDone={onDone}
        />
      </AppForm>
    </Card>
  );
}

/** On phones the form is all that there is, so nothing frames it. */
const frame = {
  p: { xs: 0, md: 2.5 },
  border: { xs: 0, md: 1 },
  borderRadius: { xs: 0, md: '12px' },
  overflow: { xs: 'visible', md: 'hidden' },
  bgcolor: { xs: 'transparent', md: 'background.paper' },
} as const;

const keptAs = ({ id }: JobFragment) => `terms.${id}`;

type FieldsProps = Pick<Props, 'job' | 'basis' | 'onDone'> & {
  refusal: string | null | undefined;
  error: string | undefined;
};

function Fields({ job, basis, refusal, error, onDone }: FieldsProps) {
  const { values, setFieldValue, resetForm } = useFormikContext<TermsValues>();
  const now = termsOf(values);
  const owner = job.campaign.owner.fullName;
  const changes = changedRows(termRows(basis, owner), termRows(now, owner));
  const quote = useTypedQuote(now.amount);
  const amount = now.amount && formatMoney(now.amount);
  // Beside the proposal, accepting has the papaya button.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const isBeside = isWide && job.nextSteps.some(({ action }) => action === 'ACCEPT_OFFER');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h5" component="h2" id="change">
          {t('Change terms')}
        </Typography>
        {changes.length > 0 && (
          <Button color="inherit" onClick={() => resetForm()}>
            {t('Undo changes')}
          </Button>
        )}
      </Box>
      <FormTextField
        name="amount"
        label={
          job.mySide === 'OWNER' ? t('Amount for {name}', { name: job.applicant.first }) : t('Amount for you')
        }
        autoComplete="off"
        margin="none"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
        }}
      />
      {basis.work && isLongerUse(basis.work) ? (
        <UsageFields name="work" isLonger />
      ) : values.work ? (
        <WorkFields name="work" type="PAID" />
      ) : (
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={() => void setFieldValue('work', newWork, false)}
        >
          {t('Add deliverables and due date')}
        </Button>
      )}
      <FormTextField
        name="message"
        label={t('Message (optional)')}
        multiline
        minRows={2}
        margin="none"
        maxLength={2000}
        keptAs={keptAs(job)}
      />
      <ChangeSummary changes={changes} />
      {quote && <QuoteCard job={job} quote={quote} />}
      <FormError text={error ?? refusal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton
          fullWidth={false}
          disabled={changes.length === 0 || !!refusal}
          variant={isBeside ? 'outlined' : 'contained'}
          sx={{ mt: 0, flex: { xs: 1, md: 'none' } }}
        >
          {changes.length === 0 || !amount
            ? t('Change a term to send')
            : t('Send terms for {amount}', { amount })}
        </SubmitButton>
        <Button color="inherit" size="large" onClick={onDone}>
          {t('Close')}
        </Button>
      </Box>
    </Box>
  );
}
