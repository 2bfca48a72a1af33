import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { MyTasksQuery, OpenCampaignQuery, TaskRowFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { campaignPath } from '../../lib/navigation/pagePaths.ts';
import { Link } from '../../routing/Link.tsx';
import { PlainList } from '../list/PlainList.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { TaskRow } from './TaskRow.tsx';
import { describeTask, isKnownTask, taskKey } from './taskKinds.ts';
import { MyTasksDocument, OpenCampaignDocument } from './tasksDocuments.ts';
import { useLeavingTasks } from './useLeavingTasks.ts';

type Props = {
  /** Stands at the end of the heading. */
  more?: ReactNode;
  /** Rows at most; the page of jobs has the rest. */
  most?: number;
};

/** What waits for the viewer, most urgent first. */
export function TaskSection({ more, most }: Props) {
  const id = useId();
  const { data, error, refetch } = useQuery(MyTasksDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t('Your turn')}
        </Typography>
        <Box component="span" aria-live="polite" sx={{ flex: 1, color: 'text.secondary', fontSize: 18 }}>
          {data && data.myTasks.totalCount > 0 && data.myTasks.totalCount}
        </Box>
        {more}
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Card>{data ? <Tasks tasks={data.myTasks} most={most} /> : <TasksSkeleton />}</Card>
      )}
    </Box>
  );
}

type TasksProps = { tasks: MyTasksQuery['myTasks']; most?: number | undefined };

function Tasks({ tasks, most }: TasksProps) {
  const known = tasks.nodes.filter(isKnownTask);
  const { rows, leaving, left } = useLeavingTasks(known);
  return (
    <>
      <Box role="status" sx={left ? { px: { xs: 2, md: 2.5 }, pt: 2, color: 'text.secondary' } : undefined}>
        {left && whatNext(left, known[0])}
      </Box>
      {rows.length === 0 && <NothingWaits />}
      {rows.length > 0 && (
        <PlainList label={t('Your turn')}>
          {rows.slice(0, most).map((task, index) => (
            <TaskRow
              key={taskKey(task)}
              task={task}
              isFirst={index === 0}
              isLeaving={leaving.has(taskKey(task))}
            />
          ))}
        </PlainList>
      )}
      {most !== undefined && rows.length > most && (
        <Button component={Link} to="/my-jobs" color="inherit" fullWidth sx={rest}>
          {t('Show {n} more', { n: tasks.totalCount - most })}
        </Button>
      )}
    </>
  );
}

const rest = { minHeight: 48, borderRadius: 0, borderTop: 1, borderColor: 'divider' } as const;

/** What left the list, and what comes next: 'Off your list: Review Mei Tan. Next: Pay to hire Jun.' */
function whatNext(left: TaskRowFragment, next: TaskRowFragment | undefined): string {
  const { title } = describeTask(left);
  return next
    ? t('Off your list: {title}. Next: {next}.', { title, next: describeTask(next).title })
    : t('Off your list: {title}.', { title });
}

/** One suggestion: people for a campaign that is open, people for a brand, a campaign for everyone else. */
function suggestionFor({ me, myCampaigns }: OpenCampaignQuery): readonly [text: string, to: string] {
  const [open] = myCampaigns.nodes;
  if (open)
    return [
      t('Find influencers for {title}', { title: open.title }),
      `${campaignPath(open.id)}?tab=suggested`,
    ];
  return me?.purpose === 'BRAND'
    ? [t('Find influencers'), '/search-influencer']
    : [t('Find a campaign'), '/campaigns'];
}

function NothingWaits() {
  const { data } = useQuery(OpenCampaignDocument);
  const [text, to] = data ? suggestionFor(data) : [];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>{t("You're all caught up.")}</Box>
      {to && (
        <Button component={Link} to={to} variant="outlined">
          {text}
        </Button>
      )}
    </Box>
  );
}

function TasksSkeleton() {
  return (
    <Box role="status" aria-label={t('Loading')}>
      {[0, 1, 2].map((key) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2, p: { xs: 2, md: 2.5 } }}>
          <Skeleton variant="rounded" width={56} height={56} sx={{ borderRadius: '12px' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="45%" />
            <Skeleton width="65%" />
          </Box>
          <Skeleton variant="rounded" width={110} height={44} />
        </Box>
      ))}
    </Box>
  );
}
