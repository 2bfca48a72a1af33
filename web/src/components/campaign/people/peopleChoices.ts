import type { CampaignState, CampaignType, PeopleSort, RemarkState } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';
import { pageIn } from '../../../routing/paths.ts';

export type PeopleTab = 'applications' | 'suggested' | 'hired';

export const PEOPLE_SIZE = 10;

/** What the owner's tabs show, from the address. The Hired tab also answers to 'contact'. */
export function readPeople(params: URLSearchParams) {
  const tab = params.get('tab');
  return {
    tab: (tab === 'suggested'
      ? tab
      : tab === 'hired' || tab === 'contact'
        ? 'hired'
        : 'applications') as PeopleTab,
    order: orders.find(({ name }) => name === params.get('order')) ?? null,
    view: params.get('view') === 'grid' ? ('grid' as const) : ('list' as const),
    shown: shownOnly.find(({ name }) => name === params.get('show')) ?? null,
    page: pageIn(params, 'people'),
  };
}

export type PeopleChoices = ReturnType<typeof readPeople>;

/** What the panel of a tab is given. */
export type PanelProps = {
  campaign: { id: string; type: CampaignType; state: CampaignState };
  choices: PeopleChoices;
  onPage: (page: number) => void;
  /** Applications as a table. */
  isTable?: boolean;
};

type Order = {
  /** Word in the address: the legacy names. */
  name: string;
  sort: PeopleSort;
  text: Text;
  /** Absent where nobody applied. */
  applicationsOnly?: true;
  /** Only where applicants name a price. */
  paidOnly?: true;
};

export const orders: readonly Order[] = [
  { name: 'lowtohigh', sort: 'FOLLOWERS_LOW_TO_HIGH', text: msg('Followers Low to high') },
  { name: 'hightolow', sort: 'FOLLOWERS_HIGH_TO_LOW', text: msg('Followers High to low') },
  { name: 'distance', sort: 'DISTANCE', text: msg('By Distance') },
  { name: 'recent', sort: 'RECENT', text: msg('By Date Applied'), applicationsOnly: true },
  ...(
    [
      { name: 'cheapest', sort: 'PRICE_LOW_TO_HIGH', text: msg('Price Low to High'), paidOnly: true },
      { name: 'dearest', sort: 'PRICE_HIGH_TO_LOW', text: msg('Price High to Low'), paidOnly: true },
      { name: 'engagement', sort: 'ENGAGEMENT', text: msg('Engagement') },
      { name: 'country', sort: 'COUNTRY', text: msg('Country') },
      { name: 'rating', sort: 'RATING', text: msg('Rating') },
      { name: 'jobs', sort: 'JOBS_DONE', text: msg('Jobs done') },
    ] as const
  ).map((order) => ({ ...order, applicationsOnly: true as const })),
];

type Shown = {
  /** Word in the address. */
  name: string;
  text: Text;
  filter: { shortlisted?: boolean; states?: RemarkState[] };
};

/** Parts of the applications; without one all are shown. */
export const shownOnly: readonly Shown[] = [
  { name: 'open', text: msg('To answer'), filter: { states: ['APPLIED', 'COUNTERED', 'OFFER_REJECTED'] } },
  { name: 'shortlist', text: msg('Shortlist'), filter: { shortlisted: true } },
];

/** The order a tab can take: a date applied means nothing among the suggested. */
export const sortFor = (tab: PeopleTab, order: Order | null): PeopleSort =>
  order && (tab === 'applications' || !order.applicationsOnly) ? order.sort : 'DEFAULT';
