import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment, WorkPartsFragment } from '../../../__generated__/graphql.ts';
import { amountError } from '../../../components/campaign/dialogs/OfferDialog.tsx';
import { useStep } from '../../../components/campaign/job/useStep.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { AppForm, SubmitButton } from '../../../components/form/AppForm.tsx';
import { FormError } from '../../../components/form/FormError.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { QuoteCard } from '../../../components/terms/QuoteCard.tsx';
import { useTypedQuote } from '../../../components/terms/useTypedQuote.ts';
import { UsageFields } from '../../../components/work/UsageFields.tsx';
import { WorkFields } from '../../../components/work/WorkFields.tsx';
import { t } from '../../../languages/t.ts';
import { inUsd, parseMoney } from '../../../lib/format/formatMoney.ts';
import { termsPath } from '../../../lib/navigation/pagePaths.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { type ExtraValues, extraFaults, extraValues, extraWork } from './extraValues.ts';

const ProposeExtraDocument = graphql(`
  mutation ProposeExtra($input: ProposeExtraInput!) {
    proposeExtra(input: $input) { remark { ...Job } }
  }
`);

type Props = {
  job: JobFragment;
  /** Use that is agreed so far. */
  usage: WorkPartsFragment['usage'] | null;
  isRenewal: boolean;
  other: string;
};

/** Amount, work and message of an extra; a renewal has nothing but its use. */
export function ExtraForm({ job, usage, isRenewal, other }: Props) {
  const { run, failure } = useStep(ProposeExtraDocument);
  const navigate = useNavigate();
  const send = async (values: ExtraValues) => {
    const amount = inUsd(parseMoney(values.amount));
    if (!amount) return;
    const message = values.message.trim() || null;
    const sent = await run({ remarkId: job.id, amount, work: extraWork(values, isRenewal), message });
    if (sent) navigate(termsPath(sent.proposeExtra.remark.id));
  };
  return (
    <AppForm
      label={isRenewal ? t('Renew the use of the work') : t('Propose an extra')}
      initialValues={extraValues(usage, isRenewal)}
      validate={(values) => extraFaults(values, job.campaign.endsOn, isRenewal, amountError)}
      onSubmit={send}
    >
      <Fields job={job} isRenewal={isRenewal} other={other} error={failure?.message} />
    </AppForm>
  );
}

type FieldsProps = Pick<Props, 'job' | 'isRenewal' | 'other'> & { error: string | undefined };

function Fields({ job, isRenewal, other, error }: FieldsProps) {
  const { values } = useFormikContext<ExtraValues>();
  const quote = useTypedQuote(inUsd(parseMoney(values.amount)));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SecondaryText>
        {isRenewal
          ? t('It begins when the current use ends. {name} can accept, change or reject it.', {
              name: other,
            })
          : t('{name} can accept, change or reject it. The first deal stays as it is.', { name: other })}
      </SecondaryText>
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
      {isRenewal ? <UsageFields name="work" isLonger /> : <WorkFields name="work" type="PAID" />}
      <FormTextField
        name="message"
        label={t('Message (optional)')}
        multiline
        minRows={2}
        margin="none"
        maxLength={2000}
      />
      {quote && <QuoteCard job={job} quote={quote} />}
      <FormError text={error} />
      <SubmitButton fullWidth={false} sx={{ mt: 0 }}>
        {t('Send to {name}', { name: other })}
      </SubmitButton>
    </Box>
  );
}
