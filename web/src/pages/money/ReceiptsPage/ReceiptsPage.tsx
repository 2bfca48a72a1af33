import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { AnnualStatementQuery } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { RowsSkeleton } from '../../../components/page/Skeletons.tsx';
import { MoneyLine } from '../../../components/terms/MoneyLine.tsx';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoneyFull, type MoneyValue } from '../../../lib/format/formatMoney.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { PaperList } from './PaperList.tsx';

const AnnualStatementDocument = graphql(`
  query AnnualStatement($year: Int) {
    annualStatement(year: $year) {
      year
      years
      papers
      totals {
        paid { amount currency }
        fee { amount currency }
        earned { amount currency }
      }
      products {
        campaign
        brand
        value { amount currency }
        receivedAt
      }
      productsValue { amount currency }
      pdf
      csv
    }
  }
`);

/** /receipts?year=2026: the statement of a year, and its receipts to download. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const year = params.get('year');
  const asked = year && /^2\d{3}$/.test(year) ? Number(year) : null;
  const { data, error, refetch } = useQuery(AnnualStatementDocument, { variables: { year: asked } });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('Receipts')} />;
  const statement = data?.annualStatement;
  return (
    <PageContainer title={t('Receipts and statements')}>
      {!data && <RowsSkeleton count={4} />}
      {data && !statement && (
        <EmptyState
          drawing="coins"
          text={t('Receipts and payout statements will appear here.')}
          action={{ text: t('See your transactions'), to: '/transaction-history' }}
        />
      )}
      {statement && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2.5 }}>
            <YearChoice statement={statement} onChoose={(chosen) => setParams({ year: chosen })} />
          </Box>
          <Box sx={{ maxWidth: 720 }}>
            <Statement statement={statement} />
            <PaperList year={statement.year} />
          </Box>
        </>
      )}
    </PageContainer>
  );
}

type Year = NonNullable<AnnualStatementQuery['annualStatement']>;

function YearChoice({ statement, onChoose }: { statement: Year; onChoose: (year: string) => void }) {
  const years = [...new Set([...statement.years, statement.year])].sort((a, b) => b - a);
  return (
    <TextField
      select
      label={t('Year')}
      value={statement.year}
      onChange={({ target }) => onChoose(String(target.value))}
      sx={{ minWidth: 120 }}
    >
      {years.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** An amount that more may have come back of than was paid. */
const signed = (value: MoneyValue) =>
  `${value.amount < 0 ? '−' : ''}${formatMoneyFull({ ...value, amount: Math.abs(value.amount) })}`;

function Statement({ statement }: { statement: Year }) {
  const { year, papers, totals, products, productsValue, pdf, csv } = statement;
  return (
    <Card component="section" aria-labelledby="statement" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h4" component="h2" id="statement">
        {t('Annual statement {year}', { year: String(year) })}
      </Typography>
      <SecondaryText sx={{ mb: 1 }}>
        {t('{n, plural, =0 {No receipts} one {# receipt} other {# receipts and statements}}', { n: papers })}
      </SecondaryText>
      {totals.map(({ paid, fee, earned }) => (
        <Box key={paid.currency} component="dl" sx={{ m: 0, mb: 1 }}>
          {(paid.amount !== 0 || earned.amount === 0) && (
            <MoneyLine name={t('Paid, less refunds')} value={signed(paid)} strong />
          )}
          {fee.amount !== 0 && <MoneyLine name={t('Platform fee included')} value={signed(fee)} />}
          {earned.amount !== 0 && <MoneyLine name={t('Paid out to you')} value={signed(earned)} strong />}
        </Box>
      ))}
      <Products products={products} sums={productsValue} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" href={pdf} target="_blank">
          {t('Open PDF')}
        </Button>
        <Button variant="outlined" href={csv} download>
          {t('Download CSV')}
        </Button>
      </Box>
    </Card>
  );
}

function Products({ products, sums }: { products: Year['products']; sums: Year['productsValue'] }) {
  if (products.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 2 }}>
        {t('Products received')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {products.map(({ campaign, brand, value, receivedAt }) => (
          <MoneyLine
            key={`${receivedAt} ${campaign}`}
            name={`${formatDate(receivedAt)} · ${campaign}, ${brand}`}
            value={value ? formatMoneyFull(value) : t('No value named')}
          />
        ))}
        {sums.map((sum) => (
          <MoneyLine key={sum.currency} name={t('Value of products')} value={formatMoneyFull(sum)} strong />
        ))}
      </Box>
    </>
  );
}
