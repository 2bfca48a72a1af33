import type { CampaignType } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { formatMoney, formatNumber, type MoneyValue, toTypedMoney } from '../../lib/format/formatMoney.ts';

type Priced = { type: CampaignType; budget?: MoneyValue | null; productValue?: MoneyValue | null };

/** What a campaign gives, as every screen says it: '$480', 'Sponsored USD 120', 'Shoutout Exchange'. */
export function campaignAmount({ type, budget, productValue }: Priced): string {
  if (type === 'SHOUTOUT') return t('Shoutout Exchange');
  if (type === 'PAID') return budget ? formatMoney(budget) : t('Paid ## campaign');
  return productValue
    ? t('Sponsored {currency} {grouped}', {
        currency: productValue.currency,
        grouped: grouped(productValue.minorUnits),
      })
    : t('Sponsored');
}

function grouped(minorUnits: number) {
  const [whole = '0', cents] = toTypedMoney(minorUnits).split('.');
  const thousands = formatNumber(Number(whole));
  return cents ? `${thousands}.${cents}` : thousands;
}
