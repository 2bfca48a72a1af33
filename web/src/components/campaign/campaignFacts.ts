import type { CampaignState, CampaignType } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { countryName, type NamedCountry } from '../../lib/format/countryNames.ts';
import { formatDay } from '../../lib/format/formatDate.ts';
import { formatMoney, formatNumber, type MoneyValue, toTypedMoney } from '../../lib/format/formatMoney.ts';
import { formatCountries, formatMinFollowers } from '../../lib/format/formatPeople.ts';
import { applicantsPath, campaignPath } from '../../lib/navigation/pagePaths.ts';

type Facts = { countries: readonly NamedCountry[]; endsOn: string; minFollowers: number };

/** Two countries by name; more would push the end date out of the card. */
function shortCountries(countries: readonly NamedCountry[]): string {
  const [first, ...others] = countries;
  return first && others.length > 1 ? `${countryName(first)} +${others.length}` : formatCountries(countries);
}

/** The muted line of a card: 'Singapore · ends 12 Dec · 10k+'. Any number of followers goes unsaid. */
export function campaignFacts({ countries, endsOn, minFollowers }: Facts): string {
  const parts = [shortCountries(countries), t('ends {day}', { day: formatDay(endsOn) })];
  if (minFollowers > 0) parts.push(formatMinFollowers(minFollowers));
  return parts.join(' · ');
}

type Priced = { type: CampaignType; budget?: MoneyValue | null; productValue?: MoneyValue | null };

/** What a campaign gives, as every screen says it: 'US$480', 'Sponsored USD 120', 'Shoutout Exchange'. */
export function campaignAmount({ type, budget, productValue }: Priced): string {
  if (type === 'SHOUTOUT') return t('Shoutout Exchange');
  if (type === 'PAID') return budget ? formatMoney(budget) : t('Paid ## campaign');
  return productValue
    ? t('Sponsored {currency} {grouped}', {
        currency: productValue.currency,
        grouped: grouped(productValue.amount),
      })
    : t('Sponsored');
}

function grouped(amount: number) {
  const [whole = '0', cents] = toTypedMoney(amount).split('.');
  const thousands = formatNumber(Number(whole));
  return cents ? `${thousands}.${cents}` : thousands;
}

/** Where the card of an own campaign leads: to the campaign while it waits, to its applicants afterwards. */
export const pathOfMine = ({ id, state }: { id: string; state: CampaignState }) =>
  state === 'AWAITING_APPROVAL' ? campaignPath(id) : applicantsPath(id);
