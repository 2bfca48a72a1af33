import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { graphql } from '../../../__generated__/gql.ts';
import type { PaperRowFragment } from '../../../__generated__/graphql.ts';
import { CoveringLink, linkedCard } from '../../../components/display/linkedCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PagedList, pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../lib/format/formatMoney.ts';
import { receiptPath } from '../../../lib/navigation/pagePaths.ts';
import { paperKinds } from '../shared/paperKinds.ts';

const PapersDocument = graphql(`
  query Papers($year: Int, $first: Int, $offset: Int) {
    papers(year: $year, first: $first, offset: $offset) {
      nodes { ...PaperRow }
      totalCount
    }
  }
`);

export const PaperRowDocument = graphql(`
  fragment PaperRow on Paper {
    id
    number
    kind
    counterparty
    about
    createdAt
    total { amount currency }
  }
`);

/** The receipts and payout statements of a year, newest first; nothing in a year with products alone. */
export function PaperList({ year }: { year: number }) {
  const paging = useAddressPaging(10);
  const { data, previousData, error, refetch } = useQuery(PapersDocument, {
    variables: { year, ...pageInput(paging) },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.papers}
      error={error}
      onRetry={() => void refetch()}
      paging={paging}
      skeleton={<RowsSkeleton count={3} />}
      empty={null}
    >
      {(papers) => (
        <Card sx={{ mt: 2.5 }}>
          <PlainList label={t('Receipts and statements')}>
            {papers.map((paper) => (
              <Row key={paper.id} paper={paper} />
            ))}
          </PlainList>
        </Card>
      )}
    </PagedList>
  );
}

function Row({ paper }: { paper: PaperRowFragment }) {
  const { id, number, kind, counterparty, about, createdAt, total } = paper;
  const { title, isIncome } = paperKinds[kind];
  return (
    <Box
      component="li"
      sx={{
        ...linkedCard,
        gap: 2,
        px: { xs: 2, sm: 2.5 },
        py: 1.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 700, fontSize: 15 }}>
          <CoveringLink to={receiptPath(id)}>{`${t(title)} ${number}`}</CoveringLink>
        </Box>
        <SecondaryText>
          {[formatDate(createdAt), counterparty, about].filter(Boolean).join('\u00a0· ')}
        </SecondaryText>
      </Box>
      <Box
        sx={{
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
          color: isIncome ? 'success.main' : 'text.primary',
        }}
      >
        {isIncome ? '+' : '−'}
        {formatMoneyFull(total)}
      </Box>
    </Box>
  );
}
