import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import type {
  CaseHeadFragment,
  ChargebackFactsFragment,
  JobStoryFragment,
} from '../../../../__generated__/graphql.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { JobPanels } from '../job/JobPanels.tsx';
import { OpenDisputeDocument, SettleRefundDocument } from '../job/jobDeeds.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Decisions, type DecisionWords } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel } from '../parts/Panel.tsx';
import { reasonWords } from '../queue/deskKinds.ts';

const JobMoneyCaseDocument = graphql(`
  query JobMoneyCase($kind: DeskKind!, $id: ID!) {
    deskCase(kind: $kind, caseId: $id) {
      ...CaseHead
      remark { ...JobStory }
      chargeback { ...ChargebackFacts }
    }
  }
`);

export const ChargebackFactsDocument = graphql(`
  fragment ChargebackFacts on StaffChargeback {
    id
    dueBy
    providerDisputeId
    fundsWithdrawn
    borne { amount currency }
    chargeback { id state reason createdAt amount { amount currency } }
  }
`);

/** Money of a job that is stuck: a refund, a payout, money held too long, or a bank that asks. */
export default function JobMoneyCase({ kind, id }: CaseProps) {
  const answer = useQuery(JobMoneyCaseDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <CaseBody answer={answer}>
      {(it) =>
        it.remark && (
          <CaseFrame
            head={it}
            line={[it.remark.campaign.title, reasonWords[it.reason]].filter(Boolean).join(' · ')}
            dueLabel={kind === 'CHARGEBACK' ? 'Bank wants an answer by' : 'Release or refund by'}
          >
            <JobPanels job={it.remark}>
              {it.chargeback && <BankPanel facts={it.chargeback} />}
              <Panel title="Decision" wide>
                <MoneyDecisions head={it} job={it.remark} />
              </Panel>
            </JobPanels>
          </CaseFrame>
        )
      }
    </CaseBody>
  );
}

function BankPanel({ facts }: { facts: ChargebackFactsFragment }) {
  const { dueBy, providerDisputeId, fundsWithdrawn, borne, chargeback } = facts;
  return (
    <Panel title="The bank’s claim" wide>
      <Facts
        rows={[
          ['Amount', formatMoney(chargeback.amount)],
          ['Reason', choiceWords(chargeback.reason)],
          ['Since', formatInstant(chargeback.createdAt)],
          ['Answer by', dueBy && formatInstant(dueBy)],
          ['At the provider', providerDisputeId],
          ['Money', fundsWithdrawn ? 'Taken by the bank' : 'Still here'],
          ['Our loss', borne && formatMoney(borne)],
        ]}
      />
    </Panel>
  );
}

function MoneyDecisions({ head, job }: { head: CaseHeadFragment; job: JobStoryFragment }) {
  const decisions = useMoneyDecisions(head, job);
  return (
    <>
      <p style={{ marginTop: 0 }}>{nextStep(head, job)}</p>
      <Decisions decisions={decisions} />
    </>
  );
}

/** What there is to do, where it is not done here. */
function nextStep({ kind }: CaseHeadFragment, job: JobStoryFragment): string {
  if (kind === 'CHARGEBACK')
    return 'Answer the bank at the payment provider, with the deal sheet, the work and the conversation as proof. The bank decides; this closes by itself.';
  if (kind === 'PAYOUT')
    return job.money?.hold?.text ?? 'The influencer has to mend this. The payout then follows by itself.';
  if (kind === 'HELD_PAYMENT')
    return 'Both sides were told. Take the money to the desk when they do nothing, then rule where it goes.';
  return 'The provider refuses the refund. Try again, or pay the buyer in another way and record it here.';
}

function useMoneyDecisions(head: CaseHeadFragment, job: JobStoryFragment): DecisionWords[] {
  const [settle] = useMutation(SettleRefundDocument);
  const [open] = useMutation(OpenDisputeDocument);
  const decided = useDecided(head);
  const navigate = useNavigate();
  const amount = head.amount ? formatMoney(head.amount) : 'the money';
  const owner = job.campaign.owner.fullName;
  const refund = (byHand: boolean, words: string) => async (reason: string) => {
    await settle({ variables: { input: { remarkId: job.id, byHand, reason } } });
    decided(words);
  };
  const reason = { label: 'Reason, for the record' };
  if (head.kind === 'REFUND')
    return [
      {
        label: 'Try refund again',
        main: true,
        effect: `${amount} goes back to ${owner}’s card, if the provider accepts it now.`,
        reason,
        run: refund(false, 'Refund is tried again'),
      },
      {
        label: 'Record refund by hand',
        effect: `Says that you paid ${owner} ${amount} outside Koli. Nothing moves; the job ends as refunded.`,
        reason,
        destructive: true,
        run: refund(true, 'Refund by hand recorded'),
      },
    ];
  // A bank that asks comes before staff.
  if (head.kind === 'CHARGEBACK') return [];
  if (!job.held || !['HIRED', 'DONE', 'CANCEL_ASKED'].includes(job.state)) return [];
  return [
    {
      label: 'Take to the desk',
      main: head.kind === 'HELD_PAYMENT',
      effect: `${formatMoney(job.held)} is frozen: neither side can release or cancel. Then you rule where it goes.`,
      reason: { label: 'Reason, sent to both' },
      run: async (text) => {
        const { data } = await open({ variables: { input: { remarkId: job.id, reason: text } } });
        const dispute = data?.openDispute.remark.dispute;
        if (dispute) void navigate(`/desk/dispute/${rowNumber(dispute.id)}`);
        else decided('Dispute opened');
      },
    },
  ];
}
