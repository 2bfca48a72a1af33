import type { CampaignCardFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';
import { formatDate, formatDay, todayInSingapore } from '../../../../lib/format/formatDate.ts';
import { parseMoney } from '../../../../lib/format/formatMoney.ts';
import { formatCountries, formatMinFollowers } from '../../../../lib/format/formatPeople.ts';
import { useMe } from '../../../../lib/session/useMe.ts';
import { toAges } from '../campaignOptions.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { useCampaignChoices } from '../fields/useCampaignChoices.ts';

/** Most characters that lists show of a title or a brief. */
const CUT = 110;

export const cut = (text: string) => (text.length > CUT ? `${text.slice(0, CUT).trimEnd()}…` : text);

const money = (typed: string) => {
  const amount = parseMoney(typed);
  return amount ? { amount, currency: 'USD' } : null;
};

/** The campaign as others will see it, from what the form holds so far. */
export function usePreview(values: CampaignValues) {
  const { me } = useMe();
  const { countries, categories } = useCampaignChoices();
  const card: CampaignCardFragment = {
    id: 'preview',
    type: values.type,
    title: cut(values.title || t('Your campaign title')),
    budget: values.type === 'PAID' ? money(values.budget) : null,
    productValue: values.type === 'SPONSORED' ? money(values.productValue) : null,
    countries: values.allCountries ? [] : countries.filter(({ code }) => values.countries.includes(code)),
    minFollowers: Number(values.minFollowers),
    endsOn: /^\d/.test(values.endsOn) ? values.endsOn : todayInSingapore(),
    cover: values.pictures[0] ?? null,
    isFavourite: false,
    isMine: true,
    owner: {
      ...(me?.profile ?? { id: '', fullName: '', avatar: null }),
      isStaff: me?.isStaff ?? false,
    },
  };
  const where =
    values.allCountries || card.countries.length > 0 ? formatCountries(card.countries) : t('Country');
  const ends = /^\d/.test(values.endsOn);
  const facts = [
    where,
    ends ? t('ends {day}', { day: formatDay(values.endsOn) }) : t('end date'),
    card.minFollowers > 0 ? formatMinFollowers(card.minFollowers) : null,
  ];
  return {
    card,
    /** The card's muted line; what is not answered yet is named, not guessed. */
    line: facts.filter(Boolean).join(' · '),
    /** The muted line of its page. */
    when: `${ends ? t('Ending on {date}', { date: formatDate(values.endsOn) }) : t('End date')} · ${where}`,
    ...toAges(values.age),
    categories: categories.filter(({ slug }) => values.categories.includes(slug)),
  };
}
