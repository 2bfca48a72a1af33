import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useNow } from '../../../../lib/format/useNow.ts';
import { Panel } from '../parts/Panel.tsx';
import { HistoryTable, PersonLink } from './HistoryTable.tsx';
import { payeeLine } from './historyRows.ts';
import { DeskPersonDocument, DeskSidesDocument } from './personDocument.ts';

/** History of one person. `payee` tells about earlier payouts. */
export function PersonHistory({
  id,
  payee,
  title = 'History',
}: {
  id: string;
  payee?: boolean;
  title?: string;
}) {
  const { data, error, refetch } = useQuery(DeskPersonDocument, { variables: { id } });
  const now = useNow();
  const person = data?.deskPerson;
  return (
    <Panel
      title={title}
      aside={person && <PersonLink id={person.account.id} name={person.account.profile.fullName} />}
    >
      {error && !person ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!person && !error && <Skeleton variant="rounded" height={200} />}
      {person && payee && <Box sx={{ mb: 1, fontWeight: 600 }}>{payeeLine(person, now)}</Box>}
      {person && <HistoryTable people={[person]} />}
    </Panel>
  );
}

/** History of both sides, the owner first. */
export function BothHistories({ one, other, payee }: { one: string; other: string; payee?: boolean }) {
  const { data, error, refetch } = useQuery(DeskSidesDocument, { variables: { one, other } });
  const now = useNow();
  return (
    <Panel title="History">
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <HistoryTable people={[data.one, data.other]} />}
      {data && payee && (
        <Box sx={{ mt: 1, fontSize: 14 }}>
          {data.other.account.profile.fullName}: {payeeLine(data.other, now)}
        </Box>
      )}
    </Panel>
  );
}
