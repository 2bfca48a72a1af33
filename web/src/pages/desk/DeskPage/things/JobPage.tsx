import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { JobStoryFragment } from '../../../../__generated__/graphql.ts';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { idInAddress, rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { useRole } from '../frame/useRoles.ts';
import { JobPanels } from '../job/JobPanels.tsx';
import { OpenDisputeDocument } from '../job/jobDeeds.ts';
import { Decisions } from '../parts/Decision.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ThingFrame } from './ThingFrame.tsx';

const DeskJobDocument = graphql(`
  query DeskJob($id: ID!) {
    remark(id: $id) { ...JobStory }
  }
`);

/** A job with its timeline, its payment and its ledger. */
export default function JobPage({ id: number }: { id: string }) {
  const id = idInAddress('Remark', number);
  const { data, error, refetch } = useQuery(DeskJobDocument, { variables: { id } });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This job" />;
  if (!data) return <CaseSkeleton />;
  const job = data.remark;
  if (!job) return <NotFoundPage what="This job" />;
  return (
    <ThingFrame
      label="Job"
      id={job.id}
      title={job.campaign.title}
      line={`${job.campaign.owner.fullName} and ${job.applicant.fullName}`}
    >
      <JobPanels job={job} />
      <JobDecisions job={job} />
    </ThingFrame>
  );
}

function JobDecisions({ job }: { job: JobStoryFragment }) {
  const [open] = useMutation(OpenDisputeDocument);
  const navigate = useNavigate();
  const mayDecide = useRole('PAYMENTS');
  const { dispute, held, state } = job;
  if (!mayDecide) return null;
  if (dispute?.state === 'OPEN')
    return (
      <Panel title="What can be done">
        <Box
          component={Link}
          to={`/desk/dispute/${rowNumber(dispute.id)}`}
          sx={{ color: 'info.main', fontWeight: 600 }}
        >
          Rule its dispute
        </Box>
      </Panel>
    );
  if (!held || !['HIRED', 'DONE', 'CANCEL_ASKED'].includes(state)) return null;
  return (
    <Panel title="What can be done">
      <Decisions
        decisions={[
          {
            label: 'Take to the desk',
            effect: `${formatMoney(held)} is frozen: neither side can release or cancel. Then you rule where it goes.`,
            reason: { label: 'Reason, sent to both' },
            run: async (reason) => {
              const { data } = await open({ variables: { input: { remarkId: job.id, reason } } });
              const opened = data?.openDispute.remark.dispute;
              if (opened) void navigate(`/desk/dispute/${rowNumber(opened.id)}`);
            },
          },
        ]}
      />
    </Panel>
  );
}
