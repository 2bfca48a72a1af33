import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskStuckMoneyQuery } from '../../../../__generated__/graphql.ts';
import { pageInput, useAddressPaging } from '../../../../components/list/PagedList.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../../lib/format/formatMoney.ts';
import { useNow } from '../../../../lib/format/useNow.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { Link } from '../../../../routing/Link.tsx';
import { choiceWords } from '../parts/choiceWords.ts';
import { ageColor, ageOf, spanWords } from '../queue/age.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';

const StuckMoneyDocument = graphql(`
  query DeskStuckMoney($first: Int, $offset: Int) {
    stuckMoney(first: $first, offset: $offset) {
      totalCount
      nodes {
        kind
        state
        hold
        tries
        amount { amount currency }
        providerId
        failure
        since
        nextTryAt
        dueAt
        isOverdue
        about
        payer { id fullName }
        payee { id fullName }
        paymentId
        orderId
      }
    }
  }
`);

type Row = DeskStuckMoneyQuery['stuckMoney']['nodes'][number];

/** All money that does not move as it should, longest stuck first. Each row leads to its payment. */
export default function StuckMoney() {
  const paging = useAddressPaging(20);
  const { data, previousData, error, refetch } = useQuery(StuckMoneyDocument, {
    variables: pageInput(paging),
    fetchPolicy: 'cache-and-network',
  });
  const now = useNow();
  return (
    <ManageFrame title="Stuck money" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <ManageList
        title="Longest first"
        list={(data ?? previousData)?.stuckMoney}
        error={error}
        onRetry={refetch}
        paging={paging}
        empty="All money moves."
        hint="What fails or waits appears here."
      >
        {(row) => <StuckRow key={keyOf(row)} row={row} now={now} />}
      </ManageList>
    </ManageFrame>
  );
}

const keyOf = ({ kind, paymentId, orderId, since }: Row) => `${kind} ${paymentId ?? orderId} ${since}`;

function StuckRow({ row, now }: { row: Row; now: Date }) {
  const { kind, state, hold, tries, amount, providerId, failure, since, nextTryAt, dueAt } = row;
  const { isOverdue, about, payer, payee, paymentId, orderId } = row;
  const waiting = { waitingSince: since, isOverdue, dueAt };
  const facts = [
    `${payer.fullName} to ${payee.fullName}`,
    hold && choiceWords(hold),
    tries > 0 && `${tries} ${tries === 1 ? 'try' : 'tries'}`,
    `since ${formatInstant(since)}`,
  ];
  const next = [
    nextTryAt && `Next try ${formatInstant(nextTryAt)}`,
    dueAt && `${isOverdue ? 'Was due' : 'Due'} ${formatInstant(dueAt)}`,
  ].filter(Boolean);
  return (
    <ManageRow
      title={
        <>
          <Box
            component={Link}
            to={
              paymentId
                ? `/desk/payments/${rowNumber(paymentId)}`
                : `/desk/orders/${rowNumber(orderId ?? '')}`
            }
            sx={{ color: 'info.main' }}
          >
            {`${choiceWords(kind)}: ${choiceWords(state).toLowerCase()}`}
          </Box>{' '}
          <Box component="span" sx={{ fontWeight: 400 }}>
            {about}
          </Box>
        </>
      }
      line={
        <>
          {facts.filter(Boolean).join(' · ')}
          {next.length > 0 && (
            <Box sx={{ color: isOverdue ? 'error.main' : undefined }}>{next.join(' · ')}</Box>
          )}
          {providerId && (
            <Box component="code" sx={{ display: 'block', fontSize: 13 }}>
              {providerId}
            </Box>
          )}
          {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
        </>
      }
      aside={
        <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          <Box sx={{ fontWeight: 600 }}>{formatMoneyFull(amount)}</Box>
          <Box sx={{ color: ageColor(waiting, now), fontWeight: 600, fontSize: 14 }}>
            {spanWords(ageOf(waiting, now))}
          </Box>
        </Box>
      }
    />
  );
}
