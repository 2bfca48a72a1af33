import type { CampaignState, CampaignType, PeopleSort } from '../../../__generated__/enums.ts';
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
    page: pageIn(params, 'people'),
  };
}

export type PeopleChoices = ReturnType<typeof readPeople>;

/** What the panel of a tab is given. */
export type PanelProps = {
  campaign: { id: string; type: CampaignType; state: CampaignState };
  choices: PeopleChoices;
  onPage: (page: number) => void;
};

type Order = {
  /** Word in the address: the legacy names. */
  name: string;
  sort: PeopleSort;
  text: Text;
  /** Absent where nobody applied. */
  applicationsOnly?: true;
};

export const orders: readonly Order[] = [
  { name: 'lowtohigh', sort: 'FOLLOWERS_LOW_TO_HIGH', text: msg('Followers Low to high') },
  { name: 'hightolow', sort: 'FOLLOWERS_HIGH_TO_LOW', text: msg('Followers High to low') },
  { name: 'distance', sort: 'DISTANCE', text: msg('By Distance') },
  { name: 'recent', sort: 'RECENT', text: msg('By Date Applied'), applicationsOnly: true },
];

/** The order a tab can take: a date applied means nothing among the suggested. */
export const sortFor = (tab: PeopleTab, order: Order | null): PeopleSort =>
  order && (tab === 'applications' || !order.applicationsOnly) ? order.sort : 'DEFAULT';
