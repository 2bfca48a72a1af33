import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskLogQuery } from '../../../../__generated__/graphql.ts';
import { pageInput, useAddressPaging } from '../../../../components/list/PagedList.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { idInAddress } from '../../../../lib/navigation/rowNumber.ts';
import { useSearchParams } from '../../../../routing/hooks.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { ShowChips } from '../parts/ShowChips.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';

const LogDocument = graphql(`
  query DeskLog($filter: StaffActionFilter, $first: Int, $offset: Int) {
    staffActions(filter: $filter, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        action
        subject
        details
        reason
        createdAt
        address
        staff { id fullName }
        second { id fullName }
        whom { id fullName }
      }
    }
  }
`);

type Row = DeskLogQuery['staffActions']['nodes'][number];

const kinds = [
  ['DECISION', 'Decisions'],
  ['READING', 'Readings'],
] as const;

/** What staff decided and read. `?staff=` and `?whom=` narrow it to one person. */
export default function AuditLog() {
  const [params, change] = useSearchParams();
  const kind = params.get('show') === 'readings' ? 'READING' : 'DECISION';
  const staffId = idInAddress('Profile', params.get('staff') ?? '') || null;
  const whomId = idInAddress('Profile', params.get('whom') ?? '') || null;
  const paging = useAddressPaging(25);
  const { data, previousData, error, refetch } = useQuery(LogDocument, {
    variables: { filter: { kind, staffId, whomId }, ...pageInput(paging) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ManageFrame title="Audit log" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ShowChips
          choices={kinds}
          chosen={kind}
          onChoose={(value) =>
            change({ show: value === 'READING' ? 'readings' : '', page: '' }, { replace: true })
          }
        />
        {(staffId || whomId) && (
          <Button size="small" onClick={() => change({ staff: '', whom: '', page: '' }, { replace: true })}>
            Show everyone
          </Button>
        )}
      </Box>
      <ManageList
        title={kind === 'READING' ? 'Readings' : 'Decisions'}
        list={(data ?? previousData)?.staffActions}
        error={error}
        onRetry={refetch}
        paging={paging}
        empty="Nothing recorded yet."
      >
        {(row) => <LogRow key={row.id} row={row} />}
      </ManageList>
    </ManageFrame>
  );
}

function LogRow({ row }: { row: Row }) {
  const { action, subject, details, reason, createdAt, address, staff, second, whom } = row;
  return (
    <ManageRow
      title={
        <>
          {choiceWords(action.replace(/^read\./, ''))}
          {subject && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              {subject}
            </Box>
          )}
        </>
      }
      line={
        <>
          <PersonLink id={staff.id} name={staff.fullName} />
          {second && (
            <>
              {' '}
              with <PersonLink id={second.id} name={second.fullName} />
            </>
          )}
          {whom && (
            <>
              {' '}
              about <PersonLink id={whom.id} name={whom.fullName} />
            </>
          )}
          {reason && <Box>“{reason}”</Box>}
          {details && details !== '{}' && (
            <Box component="code" sx={{ fontSize: 12.5, overflowWrap: 'anywhere' }}>
              {details}
            </Box>
          )}
        </>
      }
      aside={
        <Box sx={{ color: 'text.secondary', fontSize: 13, textAlign: { sm: 'right' } }}>
          {formatInstant(createdAt)}
          <Box>{address ?? 'on the server'}</Box>
        </Box>
      }
    />
  );
}
