import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { MoneyTotalsFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { moneyJobsPath } from '../../lib/navigation/pagePaths.ts';
import { displayFont } from '../../lib/theme/theme.ts';
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

/** By when all of it is where; null while nothing is promised. */
function arrival({ promisedOn, account }: MoneyTotalsFragment['onItsWay']): string | null {
  if (!promisedOn) return null;
  const day = formatDate(promisedOn);
  return account
    ? t('by {day} in {bank}', { day, bank: `${account.bankName} •••• ${account.last4}` })
    : t('by {day}', { day });
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
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {t('Your money')}
      </Typography>
      {sides.map((side) => (
        <Box key={side} sx={grid}>
          {totals[side].map(({ of, label, means }) => (
            <Card key={of} sx={{ ...linkedCard, flexDirection: 'column', p: 2.5 }}>
              <Box sx={{ fontSize: 14, fontWeight: 600 }}>
                <CoveringLink to={moneyJobsPath(side, of)}>{t(label)}</CoveringLink>
              </Box>
              <Box sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: 26, my: 0.5 }}>
                {formatMoney(data[side][of].amount)}
              </Box>
              <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
                {(of === 'onItsWay' && arrival(data[side].onItsWay)) ||
                  t(means, { count: data[side][of].count })}
              </Box>
            </Card>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  '& + &': { mt: { xs: 1.5, md: 2.5 } },
} as const;
