import { dayOf } from '../../../api/platform/clock.ts';
import { benchClock } from '../harness/clock.ts';
import type { Look } from './workload.ts';

/** A call of the legacy paths. */
export interface RestAsk {
  readonly path: string;
  /** Account whose session is used; visitors have none. */
  readonly viewer?: number;
}

/** A call that is measured beside LoopBack's answer to it. */
export interface RestWork {
  readonly title: string;
  asks(look: Look): Promise<readonly RestAsk[]>;
}

const query = (name: 'filter' | 'where', value: object): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`;

/** What the campaign list page asks for, with its filters. */
function listed(type: string, from: number): object {
  return {
    campaignStatus: { gt: 1 },
    isDisabled: 0,
    endStoryPostDate: { gte: dayOf(benchClock.now()) },
    campaignType: type,
    campaignAmount: { between: [from, 1_000_000] },
  };
}
const shown = ['paid', 'sponsored'].flatMap((type) => [0, 50, 200].map((from) => listed(type, from)));

/** Owners with campaigns that have enough applicants. */
const owners = (look: Look) =>
  look<{ id: number; owner: number }>(`select c.id, c.owner_id as owner from campaign as c
    where c.state = 'open' and (select count(*) from remark as r where r.campaign_id = c.id) >= 10
    order by bench_random(92, c.id) limit 100`);

const recipients = (look: Look) =>
  look<{ id: number }>(`select recipient_id as id from notification
    where recipient_id in (select id from account where email_verified_at is not null) group by 1 having count(*) >= 20
    order by bench_random(93, recipient_id) limit 100`);

const onPage = (where: object, page: number) => ({
  where,
  include: ['remarks', 'profile'],
  order: 'createdAt DESC',
  limit: 12,
  offset: page * 12,
});

/** The lists and counts of three screens. */
export const restWorks: readonly RestWork[] = [
  {
    title: 'campaign list',
    asks: async () =>
      shown.flatMap((where) =>
        [0, 1, 3].map((page) => ({ path: `/api/Campaigns?${query('filter', onPage(where, page))}` })),
      ),
  },
  {
    title: 'campaign count',
    asks: async () => shown.map((where) => ({ path: `/api/Campaigns/count?${query('where', where)}` })),
  },
  {
    title: 'applicants',
    asks: async (look) =>
      (await owners(look)).map(({ id, owner }) => {
        const filter = { where: { campaignId: id }, include: 'profile', order: 'id DESC', limit: 10 };
        return { path: `/api/Remarks?${query('filter', filter)}`, viewer: owner };
      }),
  },
  {
    title: 'applicants count',
    asks: async (look) =>
      (await owners(look)).map(({ id, owner }) => {
        return { path: `/api/Remarks/count?${query('where', { campaignId: id })}`, viewer: owner };
      }),
  },
  {
    title: 'notifications',
    asks: async (look) =>
      (await recipients(look)).map(({ id }) => {
        const filter = { where: { ownerId: id }, order: 'createdAt DESC', limit: 20 };
        return { path: `/api/UserNotifications?${query('filter', filter)}`, viewer: id };
      }),
  },
  {
    title: 'notifications count',
    asks: async (look) =>
      (await recipients(look)).map(({ id }) => {
        const where = { ownerId: id, readStatus: 0 };
        return { path: `/api/UserNotifications/count?${query('where', where)}`, viewer: id };
      }),
  },
];
