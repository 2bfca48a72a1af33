import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { PaperQuery } from '../../../__generated__/graphql.ts';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { MoneyLine } from '../../../components/terms/MoneyLine.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull } from '../../../lib/format/formatMoney.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { paperKinds } from '../shared/paperKinds.ts';

const PaperDocument = graphql(`
  query Paper($id: ID!) {
    paper(id: $id) {
      id
      number
      kind
      recipient
      counterparty
      about
      createdAt
      issuer { name address taxNumber }
      total { amount currency }
      fee { amount currency }
      pdf
    }
  }
`);

/** /receipts/{paper id}: a receipt or payout statement, to read, print and download. */
export function Component() {
  const id = idInAddress('Paper', useParams().id);
  const { data, error, refetch } = useQuery(PaperDocument, { variables: { id } });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This receipt')} />;
  if (data && !data.paper) return <NotFoundPage what={t('This receipt')} />;
  const paper = data?.paper;
  const title = paper && t(paperKinds[paper.kind].title);
  return (
    <PageContainer width={720}>
      <Box sx={{ mb: 1.5, displayPrint: 'none' }}>
        <BackTo to="/receipts" text={t('Receipts and statements')} />
      </Box>
      {paper ? (
        <>
          <PageTitle hidden>{`${title} ${paper.number}`}</PageTitle>
          <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
            {title}
          </Typography>
          <Sheet paper={paper} />
        </>
      ) : (
        <RowsSkeleton count={4} />
      )}
    </PageContainer>
  );
}

function Sheet({ paper }: { paper: NonNullable<PaperQuery['paper']> }) {
  const { number, kind, issuer, recipient, counterparty, about, createdAt, total, fee, pdf } = paper;
  return (
    <Card component="article" sx={{ p: { xs: 2.5, sm: 4 }, '@media print': { border: 0, p: 0 } }}>
      <b>{issuer.name}</b>
      <SecondaryText sx={{ whiteSpace: 'pre-line' }}>
        {[issuer.address, issuer.taxNumber && t('Tax number {number}', { number: issuer.taxNumber })]
          .filter(Boolean)
          .join('\n')}
      </SecondaryText>
      <SecondaryText sx={{ mt: 3, mb: 2 }}>
        {number} · {formatDate(createdAt)}
      </SecondaryText>
      <Box component="dl" sx={{ m: 0 }}>
        <MoneyLine name={kind.startsWith('PAYOUT') ? t('Payee') : t('Payer')} value={recipient} />
        <MoneyLine name={t('For')} value={about} />
        {counterparty && <MoneyLine name={t('Other side')} value={counterparty} />}
        {fee && (
          <>
            <MoneyLine
              name={t('Amount')}
              value={formatMoneyFull({ ...total, amount: total.amount - fee.amount })}
            />
            <MoneyLine name={t('Platform fee')} value={formatMoneyFull(fee)} />
          </>
        )}
        <MoneyLine name={t('Total')} value={formatMoneyFull(total)} strong />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, displayPrint: 'none' }}>
        <Button variant="contained" href={pdf} target="_blank">
          {t('Open PDF')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </Box>
    </Card>
  );
}
