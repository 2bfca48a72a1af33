import { useQuery } from '@apollo/client/react';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import LockOutlineRounded from '@mui/icons-material/LockOutlineRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ElementType, useId } from 'react';
import type { MoneyTotalsFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { moneyJobsPath } from '../../lib/navigation/pagePaths.ts';
import { displayFont } from '../../lib/theme/theme.ts';
import { Link } from '../../routing/Link.tsx';
import { CoveringLink, linkedCard } from '../display/linkedCard.tsx';
import { MyMoneyDocument } from './tasksDocuments.ts';

type Total = { of: keyof Omit<MoneyTotalsFragment, '__typename'>; label: Text; means: Text };

/** What an influencer is told of money, and what a brand is. */
const totals: Record<'earned' | 'spent', readonly Total[]> = {
  earned: [
    {
      of: 'held',
      label: msg('Held by Koli'),
      means: msg('{count, plural, one {# job} other {# jobs}}, released when the work is done'),
    },
    {
      of: 'onItsWay',
      label: msg('On its way'),
      means: msg('{count, plural, one {# payout} other {# payouts}} to your bank account'),
    },
    {
      of: 'expected',
      label: msg('Expected'),
      means: msg('{count, plural, one {# agreed job} other {# agreed jobs}}, not yet paid'),
    },
  ],
  spent: [
    {
      of: 'held',
      label: msg('Held by Koli'),
      means: msg('{count, plural, one {# job} other {# jobs}}, until you release it'),
    },
    {
      of: 'expected',
      label: msg('To pay'),
      means: msg('{count, plural, one {# agreed job} other {# agreed jobs}}, not yet paid'),
    },
  ],
};

const hasAny = (of: MoneyTotalsFragment) =>
  [of.held, of.onItsWay, of.expected].some(({ count }) => count > 0);

/** What stands before each: held and on its way is money in, expected waits. */
const icons: Record<Total['of'], { Icon: ElementType; color: string }> = {
  held: { Icon: LockOutlineRounded, color: 'success.main' },
  onItsWay: { Icon: AccountBalanceOutlined, color: 'success.main' },
  expected: { Icon: ScheduleRounded, color: 'warning.main' },
};

/** By when all of it is where; null while nothing is promised. */
function arrival({ promisedOn, account }: MoneyTotalsFragment['onItsWay']): string | null {
  if (!promisedOn) return null;
  const day = formatDate(promisedOn);
  return account
    ? t('Arrives by {day}, {bank} ending {last4}', { day, bank: account.bankName, last4: account.last4 })
    : t('Arrives by {day}', { day });
}

/** Money of the viewer's jobs that is held, on its way and expected. Draws nothing where there is none. */
export function MoneySection() {
  const id = useId();
  const { data } = useQuery(MyMoneyDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const sides = (['earned', 'spent'] as const).filter((side) => hasAny(data[side]));
  if (sides.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 4, md: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t('Your money')}
        </Typography>
        <Box component={Link} to="/receipts" sx={aside}>
          {t('Receipts and statements')}
        </Box>
      </Box>
      {sides.map((side) => (
        <Box key={side} sx={list}>
          {totals[side].map((total) => (
            <TotalCard key={total.of} total={total} side={side} money={data[side]} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

type CardProps = { total: Total; side: 'earned' | 'spent'; money: MoneyTotalsFragment };

function TotalCard({ total: { of, label, means }, side, money }: CardProps) {
  const { Icon, color } = icons[of];
  return (
    <Box sx={card}>
      <Box component={Icon} aria-hidden sx={{ gridArea: 'icon', fontSize: 20, color }} />
      <Box sx={{ gridArea: 'label', fontSize: 14, fontWeight: 600 }}>
        <CoveringLink to={moneyJobsPath(side, of)}>{t(label)}</CoveringLink>
      </Box>
      <Box
        sx={{
          gridArea: 'amount',
          fontFamily: displayFont,
          fontWeight: 700,
          fontSize: { xs: 18, sm: 26 },
          my: { sm: 0.5 },
        }}
      >
        {formatMoney(money[of].amount)}
      </Box>
      <Box sx={{ gridArea: 'means', fontSize: 13.5, color: 'text.secondary' }}>
        {(of === 'onItsWay' && arrival(money.onItsWay)) || t(means, { count: money[of].count })}
      </Box>
    </Box>
  );
}

const aside = {
  fontSize: 14,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

/** Rows of one card on phones, else cards side by side. */
const list = {
  display: 'grid',
  gap: { sm: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& + &': { mt: { xs: 1.5, md: 2.5 } },
} as const;

const card = {
  ...linkedCard,
  display: 'grid',
  alignContent: 'start',
  columnGap: 1.25,
  rowGap: 0.25,
  p: { xs: 2, sm: 2.5 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, sm: '16px' },
  '&:first-of-type': { borderTopLeftRadius: 16, borderTopRightRadius: 16 },
  '&:last-of-type': { borderBottomLeftRadius: 16, borderBottomRightRadius: 16 },
  '& + &': { borderTopWidth: { xs: 0, sm: 1 } },
  gridTemplateColumns: { xs: '20px minmax(0, 1fr) auto', sm: '20px minmax(0, 1fr)' },
  gridTemplateAreas: {
    xs: '"icon label amount" ". means amount"',
    sm: '"icon label" "amount amount" "means means"',
  },
} as const;
