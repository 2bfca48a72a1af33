import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { groupByDay } from '../../lib/format/formatDate.ts';
import { NotificationItem } from './NotificationItem.tsx';

type Row = Parameters<typeof NotificationItem>[0]['row'];

type Props = { rows: readonly Row[]; isNew: (id: string) => boolean; onFollow?: () => void };

/** Notifications by day. Those of one conversation are one row a day, the newest of them. */
export function NotificationRows({ rows, isNew, onFollow }: Props) {
  return groupByDay(rows, (row) => row.createdAt).map(({ day, rows: ofDay }) => (
    <Box component="section" key={day} aria-label={day}>
      <Typography
        variant="caption"
        component="h3"
        sx={{ color: 'text.secondary', fontWeight: 700, mt: 1.5, mb: 0.5, px: 2 }}
      >
        {day}
      </Typography>
      {byConversation(ofDay).map((group) => (
        <NotificationItem
          key={group[0].id}
          row={group[0]}
          isNew={group.some(({ id }) => isNew(id))}
          count={group.length}
          onFollow={onFollow}
        />
      ))}
    </Box>
  ));
}

type Group = [Row, ...Row[]];

function byConversation(rows: readonly Row[]): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const isMessage = row.path?.startsWith('/messages/');
    const known = isMessage && groups.find(([first]) => first.path === row.path);
    if (known) known.push(row);
    else groups.push([row]);
  }
  return groups;
}
