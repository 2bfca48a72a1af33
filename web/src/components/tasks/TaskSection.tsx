import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { MyTasksQuery } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { Link } from '../../routing/Link.tsx';
import { PlainList } from '../list/PlainList.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { TaskRow } from './TaskRow.tsx';
import { isKnownTask, taskKey } from './taskKinds.ts';
import { MyTasksDocument } from './tasksDocuments.ts';

/** What waits for the viewer, most urgent first. `more` stands at the end of the heading. */
export function TaskSection({ more }: { more?: ReactNode }) {
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
        <Card>{data ? <Tasks tasks={data.myTasks} /> : <TasksSkeleton />}</Card>
      )}
    </Box>
  );
}

function Tasks({ tasks }: { tasks: MyTasksQuery['myTasks'] }) {
  const known = tasks.nodes.filter(isKnownTask);
  if (known.length === 0) return <NothingWaits />;
  return (
    <PlainList label={t('Your turn')}>
      {known.map((task, index) => (
        <TaskRow key={taskKey(task)} task={task} isFirst={index === 0} />
      ))}
    </PlainList>
  );
}

function NothingWaits() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>{t('Nothing waits for you.')}</Box>
      <Button component={Link} to="/campaigns" variant="outlined">
        {t('Find a campaign')}
      </Button>
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
