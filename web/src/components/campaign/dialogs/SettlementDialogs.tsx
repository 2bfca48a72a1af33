import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatMoney, type MoneyValue, parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { onlyErrors } from '../../../lib/session/accountRules.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { SplitShares } from '../dispute/SplitShares.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { otherSide } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { StepQuestion } from './StepQuestion.tsx';

const ProposeSettlementDocument = graphql(`
  mutation ProposeSettlement($input: ProposeSettlementInput!) {
    proposeSettlement(input: $input) { remark { ...Job ...DisputeRoom } }
  }
`);

type Values = { amount: string };

/** What the influencer gets of the held money; the rest is worked out while typing. */
export function ProposeSettlementDialog({ job, onClose }: JobDialogProps) {
  const { finish, failure } = useStep(ProposeSettlementDocument);
  const { held } = job;
  const mine = ownProposal(job);
  const onSubmit = ({ amount }: Values) => {
    const release = { amount: parseMoney(amount) ?? 0, currency: held?.currency ?? 'USD' };
    const said = t('Proposal sent to {name}', { name: otherSide(job) });
    return finish({ remarkId: job.id, release }, { said, onDone: onClose });
  };
  return (
    <DialogForm
      title={t('Propose a split')}
      initialValues={{ amount: mine ? toTypedMoney(mine.release.amount) : '' }}
      validate={({ amount }: Values) => onlyErrors({ amount: amountError(amount, held) })}
      onSubmit={onSubmit}
      submit={t('Send proposal')}
      error={failure?.message}
      onClose={onClose}
    >
      {held &&
        t('{amount} is held. Say how much {first} gets; the rest goes back to {brand}.', {
          amount: formatMoney(held),
          first: job.applicant.first,
          brand: job.campaign.owner.fullName,
        })}
      <FormTextField
        name="amount"
        label={t('For {name}', { name: job.applicant.fullName })}
        autoFocus
        autoComplete="off"
        sx={{ mt: 2 }}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
        }}
      />
      {held && <Preview job={job} held={held} />}
    </DialogForm>
  );
}

function amountError(typed: string, held: MoneyValue | null | undefined): string | undefined {
  const minor = parseMoney(typed);
  if (minor !== null && held && minor <= held.amount) return undefined;
  return t('Please enter an amount from 0 to {most}.', { most: held ? formatMoney(held) : '' });
}

function Preview({ job, held }: { job: JobFragment; held: MoneyValue }) {
  const minor = parseMoney(useFormikContext<Values>().values.amount);
  if (minor === null || minor > held.amount) return null;
  const { currency } = held;
  const refund = { amount: held.amount - minor, currency };
  return <SplitShares job={job} released={{ amount: minor, currency }} refunded={refund} />;
}

type Proposal = NonNullable<JobFragment['dispute']>['settlements'][number];

const openProposals = ({ dispute }: Pick<JobFragment, 'dispute'>): readonly Proposal[] =>
  dispute?.settlements.filter(({ state }) => state === 'OPEN') ?? [];

export const ownProposal = (job: JobFragment) => openProposals(job).find(({ by }) => by === job.mySide);
export const theirProposal = (job: JobFragment) => openProposals(job).find(({ by }) => by !== job.mySide);

const AcceptSettlementDocument = graphql(`
  mutation AcceptSettlement($input: AcceptSettlementInput!) {
    acceptSettlement(input: $input) { remark { ...Job ...DisputeRoom } }
  }
`);

export function AcceptSettlementDialog({ job, onClose }: JobDialogProps) {
  const proposal = theirProposal(job);
  return (
    <StepQuestion
      mutation={AcceptSettlementDocument}
      input={proposal && { settlementId: proposal.id }}
      title={t('Accept this split?')}
      no={t('Not now')}
      yes={t('Accept split')}
      done={t('Dispute settled')}
      onClose={onClose}
    >
      {t('The dispute ends and the money moves. This is final.')}
      {proposal && <SplitShares job={job} released={proposal.release} refunded={proposal.refund} />}
    </StepQuestion>
  );
}

const DeclineSettlementDocument = graphql(`
  mutation DeclineSettlement($input: DeclineSettlementInput!) {
    declineSettlement(input: $input) { remark { ...Job ...DisputeRoom } }
  }
`);

export function DeclineSettlementDialog({ job, onClose }: JobDialogProps) {
  const proposal = theirProposal(job);
  return (
    <StepQuestion
      mutation={DeclineSettlementDocument}
      input={proposal && { settlementId: proposal.id }}
      title={t('Decline this split?')}
      no={t('Not now')}
      yes={t('Decline split')}
      done={t('Split declined')}
      onClose={onClose}
    >
      {t('The dispute goes on. You can propose another split, or wait for support.')}
    </StepQuestion>
  );
}
