import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { ProposalPanel } from './ProposalPanel.tsx';
import { ProposalPayee } from './ProposalPayee.tsx';
import { useProposals } from './useProposals.ts';

/** All that waits for a second member of staff. */
export default function ProposalsPage() {
  const { proposals, isLoading, error, refetch } = useProposals();
  if (isLoading) return <CaseSkeleton />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box component="article" aria-label="To confirm">
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        To confirm
      </Typography>
      {proposals.length === 0 && (
        <EmptyState text="Nothing to confirm." hint="What needs a second person appears here for 24 hours." />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {proposals.map((proposal) => (
          <Box key={proposal.id} sx={{ display: 'grid', gap: 2 }}>
            <ProposalPanel proposal={proposal} />
            <ProposalPayee subject={proposal.subject} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
