import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { formatNames, platformNames } from '../../../components/work/workNames.ts';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { displayFont } from '../../../lib/theme/theme.ts';

type Price = PersonDetailsFragment['formatPrices'][number];

/** Prices of posts and of other formats, highest first. */
function pricesOf({ instagramPrice, facebookPrice, formatPrices }: PersonDetailsFragment): Price[] {
  const post = { __typename: 'FormatPrice', format: 'POST', note: null } as const;
  const posts: Price[] = [
    ...(instagramPrice ? [{ ...post, platform: 'INSTAGRAM' as const, price: instagramPrice }] : []),
    ...(facebookPrice ? [{ ...post, platform: 'FACEBOOK' as const, price: facebookPrice }] : []),
  ];
  return [...formatPrices, ...posts].sort((a, b) => b.price.amount - a.price.amount);
}

/** What a person asks for each format and for paid ads; nothing while they have named no price. */
export function PersonPrices({ person }: { person: PersonDetailsFragment }) {
  const prices = pricesOf(person);
  const { paidAdsPrice } = person;
  if (prices.length === 0 && !paidAdsPrice) return null;
  return (
    <Box component="section" aria-labelledby="prices">
      <SectionHeading title={t('Prices')} id="prices" />
      <Card sx={{ px: { xs: 2, sm: 2.5 }, maxWidth: 560 }}>
        <PlainList label={t('Prices')} sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {prices.map((price) => (
            <PriceRow key={`${price.platform} ${price.format}`} {...price} />
          ))}
        </PlainList>
      </Card>
      {paidAdsPrice && (
        <SecondaryText sx={{ mt: 1.5 }}>
          {t('Paid ads: {amount} for 30 days.', { amount: formatMoney(paidAdsPrice) })}
        </SecondaryText>
      )}
    </Box>
  );
}

function PriceRow({ platform, format, note, price }: Price) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {t(formatNames[format])}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          · {t(platformNames[platform])}
        </Box>
        {note && <SecondaryText sx={{ overflowWrap: 'anywhere' }}>{note}</SecondaryText>}
      </Box>
      <Box sx={{ fontFamily: displayFont, fontWeight: 700, fontSize: 17, flexShrink: 0 }}>
        {formatMoney(price)}
      </Box>
    </Box>
  );
}
