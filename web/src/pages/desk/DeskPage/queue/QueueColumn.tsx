import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useNow } from '../../../../lib/format/useNow.ts';
import { Link } from '../../../../routing/Link.tsx';
import { useRole } from '../frame/useRoles.ts';
import { Keys } from '../parts/Keys.tsx';
import { ShowChips } from '../parts/ShowChips.tsx';
import { useProposals } from '../proposals/useProposals.ts';
import { QueueRow } from './QueueRow.tsx';
import { type QueueCase, type Show, useQueue } from './useQueue.ts';

type Props = { open: Pick<QueueCase, 'kind' | 'id'> | null };

/** All that waits, with the open case marked. */
export function QueueColumn({ open }: Props) {
  const { cases, totalCount, error, refetch, isLoading, placeOf, search } = useQueue();
  const now = useNow();
  const at = open ? placeOf(open) : -1;
  return (
    <Box component="nav" aria-label="Queue">
      <QueueHead isAlone={open === null} />
      {error && isLoading ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && isLoading && <QueueSkeleton />}
      {!isLoading && cases.length === 0 && (
        <EmptyState text="Nothing waits." hint="New cases appear here by themselves." />
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {cases.map((one, index) => (
          <QueueRow key={`${one.kind} ${one.id}`} row={one} now={now} isOpen={index === at} search={search} />
        ))}
      </Box>
      {totalCount > cases.length && (
        <Box sx={{ px: 3, py: 1.5, fontSize: 13.5, color: 'text.secondary' }}>
          The first {cases.length} of {totalCount}.
        </Box>
      )}
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          justifyContent: 'space-between',
          px: 3,
          py: 2,
          fontSize: 13.5,
          color: 'text.secondary',
        }}
      >
        <span>
          <Keys>J</Keys> <Keys>K</Keys> next, previous
        </span>
        <span>
          <Keys>Ctrl K</Keys> search
        </span>
      </Box>
    </Box>
  );
}

/** `isAlone`: nothing is open beside it, whose heading would be the page's. */
function QueueHead({ isAlone }: { isAlone: boolean }) {
  const { money, trust, show, sort, setShow, setSort } = useQueue();
  const chips: readonly (readonly [Show, string])[] = [
    ['all', 'All'],
    ['money', `Money ${money}`],
    ['trust', `Trust ${trust}`],
  ];
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2.5, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography
          component={isAlone ? 'h1' : 'h2'}
          sx={{ fontFamily: 'h2.fontFamily', fontSize: { xs: 26, md: 20 }, fontWeight: 700 }}
        >
          Queue
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {money + trust}
        </Box>
        <Box sx={{ flex: 1 }} />
        <Box
          component="select"
          aria-label="Order"
          value={sort}
          onChange={(event) => setSort(event.target.value === 'DUE' ? 'DUE' : 'OLDEST')}
          sx={{
            border: 0,
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            fontSize: 14,
            fontWeight: 600,
            minHeight: 36,
            '& option': { bgcolor: 'background.paper' },
          }}
        >
          <option value="OLDEST">Oldest first</option>
          <option value="DUE">Due first</option>
        </Box>
      </Box>
      <ToConfirm />
      <ToApprove />
      <StuckMoneyLink />
      <Box sx={{ mt: 1.5 }}>
        <ShowChips choices={chips} chosen={show} onChoose={setShow} />
      </Box>
    </Box>
  );
}

/** What waits for a second person, above all else. */
function ToConfirm() {
  const { proposals } = useProposals();
  const { search } = useQueue();
  if (proposals.length === 0) return null;
  return (
    <Box
      component={Link}
      to={`/desk/confirm${search}`}
      sx={{ display: 'block', mt: 1, color: 'info.main', fontWeight: 600 }}
    >
      {proposals.length} to confirm
    </Box>
  );
}

/** Several campaigns at once, for whom it is their work. */
function ToApprove() {
  const { cases, search } = useQueue();
  const mayApprove = useRole('CONTENT');
  if (!mayApprove || cases.filter(({ kind }) => kind === 'CAMPAIGN').length < 2) return null;
  return (
    <Box
      component={Link}
      to={`/desk/approve${search}`}
      sx={{ display: 'block', mt: 1, color: 'info.main', fontWeight: 600 }}
    >
      Approve several
    </Box>
  );
}

/** What does not move, tried again by itself or not, in one list. */
function StuckMoneyLink() {
  const { search } = useQueue();
  const mayMoveMoney = useRole('PAYMENTS');
  if (!mayMoveMoney) return null;
  return (
    <Box
      component={Link}
      to={`/desk/money${search}`}
      sx={{ display: 'block', mt: 1, color: 'info.main', fontWeight: 600 }}
    >
      Stuck money
    </Box>
  );
}

function QueueSkeleton() {
  return (
    <Box role="status" aria-label="Loading">
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <Box key={key} sx={{ px: 3, py: 1.75, borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton width={72} />
          <Skeleton width="80%" />
          <Skeleton width="55%" />
        </Box>
      ))}
    </Box>
  );
}
