import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { graphql } from '../../../../../__generated__/gql.ts';
import type { CaseHeadFragment, JobStoryFragment } from '../../../../../__generated__/graphql.ts';
import { useToast } from '../../../../../components/overlay/Toast.tsx';
import { ErrorState } from '../../../../../components/page/ErrorState.tsx';
import { formatInstant } from '../../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../../lib/navigation/rowNumber.ts';
import { CaseBody } from '../../case/CaseBody.tsx';
import { CaseFrame } from '../../case/CaseFrame.tsx';
import type { CaseProps } from '../../case/caseProps.ts';
import { useDecided } from '../../case/useDecided.ts';
import { EvidencePanel } from '../../job/EvidencePanel.tsx';
import { jobMoments, sideName } from '../../job/jobMoments.ts';
import { JobMoneyDocument } from '../../job/jobStory.ts';
import { DecisionDialog } from '../../parts/Decision.tsx';
import { Panel, Panels, Written } from '../../parts/Panel.tsx';
import { Timeline } from '../../parts/Timeline.tsx';
import { BothHistories } from '../../people/HistoryPanel.tsx';
import { ProposalPanel } from '../../proposals/ProposalPanel.tsx';
import { useProposals } from '../../proposals/useProposals.ts';
import { useCaseActions } from '../../search/caseActions.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { ledgerAfter } from './ledgerAfter.ts';
import { RulingForm } from './RulingForm.tsx';
import { ExtendDocument } from './rulingDocument.ts';
import { SidePanel } from './SidePanel.tsx';
import { useRuling } from './useRuling.ts';

const DisputeCaseDocument = graphql(`
  query DisputeCase($id: ID!) {
    deskCase(kind: DISPUTE, caseId: $id) {
      ...CaseHead
      remark { ...JobStory }
    }
  }
`);

/** A dispute in the order a ruling needs: what each asks, what happened, evidence, ledger, history, ruling. */
export default function DisputeCase({ id }: CaseProps) {
  const answer = useQuery(DisputeCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseBody answer={answer}>
      {(it) => it.remark?.dispute && <Story head={it} job={it.remark} refetch={answer.refetch} />}
    </CaseBody>
  );
}

type StoryProps = { head: CaseHeadFragment; job: JobStoryFragment; refetch: () => Promise<unknown> };

function Story({ head, job, refetch }: StoryProps) {
  const { dispute, campaign, applicant, held } = job;
  const decided = useDecided(head);
  const choice = useRuling(job.id, held);
  const { data, error, refetch: askAgain } = useQuery(JobMoneyDocument, { variables: { id: job.id } });
  const payment = data?.payments.nodes.find(({ state }) => state === 'succeeded');
  const { proposals } = useProposals();
  const waiting = proposals.filter(({ subject }) => subject === `remark ${rowNumber(job.id)}`);
  const names = { owner: campaign.owner.fullName, applicant: applicant.fullName };
  const ledger = payment ? ledgerAfter(payment, names, choice.effect) : [];
  return (
    <CaseFrame
      head={head}
      dueLabel="Rule by"
      line={`${campaign.title}${held ? ` · ${formatMoney(held)} held` : ''}`}
    >
      {dispute?.raisedBy === 'NOBODY' && (
        <Panel title="Opened by Koli">
          <Written>{dispute.reason}</Written>
        </Panel>
      )}
      <Panels>
        <SidePanel job={job} side="OWNER" />
        <SidePanel job={job} side="APPLICANT" />
        <Panel title="What happened">
          <Timeline label="What happened" moments={jobMoments(job)} />
          <MoreTime job={job} onDone={refetch} />
        </Panel>
        <EvidencePanel job={job} />
        <Panel title="Ledger, US$">
          {error && !payment ? <ErrorState error={error} onRetry={() => void askAgain()} /> : null}
          {!data && !error && <Skeleton variant="rounded" height={200} />}
          {payment && <LedgerTable rows={ledger} />}
        </Panel>
        <BothHistories one={campaign.owner.id} other={applicant.id} payee />
        {waiting.map((proposal) => (
          <ProposalPanel key={proposal.id} proposal={proposal} onDone={() => void refetch()} />
        ))}
        <RulingForm job={job} choice={choice} ledger={ledger} onRuled={decided} />
      </Panels>
      <JumpToRuling isChosen={choice.ruling !== null} />
    </CaseFrame>
  );
}

const foot = {
  display: { md: 'none' },
  position: 'fixed',
  zIndex: 'appBar',
  left: 0,
  right: 0,
  bottom: 0,
  px: 2,
  pt: 1.25,
  pb: 'calc(10px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** On phones the ruling is far below: the button leads there. */
function JumpToRuling({ isChosen }: { isChosen: boolean }) {
  if (isChosen) return null;
  return (
    <Box sx={foot}>
      <Button
        fullWidth
        variant="outlined"
        onClick={() => document.getElementById('ruling')?.scrollIntoView({ behavior: 'auto' })}
      >
        Go to ruling
      </Button>
    </Box>
  );
}

/** Until when a side can answer, and two more days for either. */
function MoreTime({ job, onDone }: { job: JobStoryFragment; onDone: () => Promise<unknown> }) {
  const [extend] = useMutation(ExtendDocument);
  const [side, setSide] = useState<'OWNER' | 'APPLICANT' | null>(null);
  const toast = useToast();
  const { dispute } = job;
  useCaseActions(
    dispute
      ? (['OWNER', 'APPLICANT'] as const).map((one, index) => ({
          label: `Give ${sideName(job, one)} 2 more days`,
          effect: 'Once, to answer. You get as many more to rule.',
          hotkey: index === 0 ? 'D' : 'F',
          run: () => setSide(one),
        }))
      : [],
  );
  if (!dispute) return null;
  const { answerFrom, answerDeadline } = dispute;
  return (
    <Box sx={{ mt: 1.5, fontSize: 14, color: 'text.secondary' }}>
      {answerFrom && answerDeadline && (
        <Box>
          {sideName(job, answerFrom)} can answer until {formatInstant(answerDeadline)}.
        </Box>
      )}
      {(['OWNER', 'APPLICANT'] as const).map((one) => (
        <Button
          key={one}
          size="small"
          color="inherit"
          sx={{ ml: -0.75, mr: 1.5 }}
          onClick={() => setSide(one)}
        >
          Give {sideName(job, one)} 2 more days
        </Button>
      ))}
      {side && (
        <DecisionDialog
          onClose={() => setSide(null)}
          decision={{
            label: 'Give 2 more days',
            effect: `${sideName(job, side)} gets two more days to answer, once. You get as many more to rule.`,
            reason: { label: 'Reason, sent to both' },
            run: async (reason) => {
              await extend({ variables: { input: { remarkId: job.id, side, reason } } });
              await onDone();
              toast('Two more days given');
            },
          }}
        />
      )}
    </Box>
  );
}
