import { encodeCursor } from '../../../api/platform/cursor.ts';
import { type ChildServer } from '../harness/child-server.ts';
import { load, post } from '../harness/http-load.ts';
import { percentile } from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import { campaignDetailWork } from '../workloads/w2-campaign-detail.ts';
import { notificationFeedWork } from '../workloads/w4-notification-feed.ts';
import { type Look, type ReadWorkload, tokenOf } from '../workloads/workload.ts';

/** Rounds in which requests that are compared take turns, so that what else the machine does meets them alike. */
const ROUNDS = 6;
/** Seconds of each round, on one connection. */
const SECONDS = 0.5;
const MOST_AT_HALF = 1.2;
/** Flat means: at most this many times as long at the largest size as at the smallest, caches and all. */
const FLAT = 1.5;

const list = (total: string): string =>
  `query Page($page: PageInput) { campaigns(page: $page) { ${total} endCursor items { id title owner { fullName } remarkCount } } }`;

/** Milliseconds of the middle request for each thing that is looked at. */
interface Grown {
  readonly campaigns: number;
  readonly detail: number;
  readonly feed: number;
  readonly pageOne: number;
  readonly pageAtHalf: number;
  readonly withTotal: number;
}

/** The middle latency of each of some lists of requests. */
async function middles(port: number, ...lists: readonly (readonly Buffer[])[]): Promise<number[]> {
  const latencies: number[][] = lists.map(() => []);
  for (const requests of lists) await load(port, requests, { connections: 1, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, requests] of lists.entries()) {
      const measured = await load(port, requests, { connections: 1, seconds: SECONDS });
      latencies[index]?.push(...measured.latencies);
    }
  }
  return latencies.map((each) => percentile(each, 0.5));
}

async function ofWorkload(port: number, workload: ReadWorkload, look: Look): Promise<Buffer[]> {
  const asks = await workload.asks(look);
  return asks.map(({ variables, viewer }) =>
    post(
      port,
      '/graphql',
      { query: workload.query, variables },
      viewer ? `koli_session=${tokenOf(viewer)}` : undefined,
    ),
  );
}

/** Measures one database. */
export async function measureGrowth(server: ChildServer, look: Look): Promise<Grown> {
  const { port } = server;
  const [half] = await look<{ id: number; campaigns: number }>(
    `select percentile_disc(0.5) within group (order by id) as id, (select count(*)::int from campaign) as campaigns
     from campaign where state in ('open', 'awarded') and not is_disabled`,
  );
  if (!half) throw new Error('there are no campaigns');
  const after = encodeCursor({ name: 'newest', isDescending: true, keys: [] }, [String(half.id)]);
  const page = (total: string, variables: object): Buffer[] => [
    post(port, '/graphql', { query: list(total), variables }),
  ];
  const [detail = 0, feed = 0, pageOne = 0, pageAtHalf = 0, withTotal = 0] = await middles(
    port,
    await ofWorkload(port, campaignDetailWork, look),
    await ofWorkload(port, notificationFeedWork, look),
    page('', { page: {} }),
    page('', { page: { after } }),
    page('total', { page: {} }),
  );
  return { campaigns: half.campaigns, detail, feed, pageOne, pageAtHalf, withTotal };
}

/** What growth looks like, smallest database first. */
export function reportGrowth(grown: readonly Grown[]): Report {
  const failures: string[] = [];
  const [least, most] = [grown[0], grown.at(-1)];
  for (const { campaigns, pageOne, pageAtHalf } of grown) {
    if (pageAtHalf > pageOne * MOST_AT_HALF)
      failures.push(
        `growth: at ${campaigns} campaigns a page at half depth takes ${(pageAtHalf / pageOne).toFixed(2)} times page one`,
      );
  }
  for (const name of ['detail', 'feed'] as const) {
    if (least && most && most[name] > least[name] * FLAT)
      failures.push(
        `growth: ${name} takes ${(most[name] / least[name]).toFixed(2)} times as long at ${most.campaigns} campaigns`,
      );
  }
  const ms = (value: number): string => value.toFixed(2);
  const rows = grown.map((one) => [
    String(one.campaigns),
    ms(one.detail),
    ms(one.feed),
    ms(one.pageOne),
    ms(one.pageAtHalf),
    (one.pageAtHalf / one.pageOne).toFixed(2),
    ms(one.withTotal),
  ]);
  const head = [
    'campaigns',
    'detail ms',
    'feed ms',
    'page one ms',
    'half depth ms',
    'ratio',
    'page one with total ms',
  ];
  return { text: table(head, rows), failures };
}
