import { encodeCursor } from '../../../api/platform/read/cursor.ts';
import { type ChildServer } from '../harness/child-server.ts';
import { load, post } from '../harness/http-load.ts';
import { percentile } from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import { campaignDetailWork } from '../workloads/w2-campaign-detail.ts';
import { notificationFeedWork } from '../workloads/w4-notification-feed.ts';
import { type Look, type ReadWorkload, tokenOf } from '../workloads/workload.ts';

/** Short rounds in which all that is compared takes turns, so that what else the machine does meets it alike. */
const ROUNDS = 30;
/** Seconds of each round, on one connection. */
const SECONDS = 0.1;
const MOST_AT_HALF = 1.2;
/** Flat means: at most this many times as long at the largest size as at the smallest, caches and all. */
const FLAT = 1.5;

const list = (total: string): string =>
  `query Page($after: String) { campaigns(after: $after) { ${total} pageInfo { endCursor } nodes { id title owner { fullName } remarkCount } } }`;

/** Milliseconds of the middle request for each thing that is looked at. */
interface Times {
  readonly campaigns: number;
  readonly detail: number;
  readonly feed: number;
  readonly pageOne: number;
  readonly pageAtHalf: number;
  readonly withTotal: number;
}

/** A database of one size, and the product on it. */
export interface Grown {
  readonly server: ChildServer;
  readonly look: Look;
}

/** Requests that go to one server again and again. */
interface Repeated {
  readonly port: number;
  readonly requests: readonly Buffer[];
}

/** The middle latency of each, all taking turns. */
async function middles(repeated: readonly Repeated[]): Promise<number[]> {
  const latencies: number[][] = repeated.map(() => []);
  for (const { port, requests } of repeated) await load(port, requests, { connections: 1, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { port, requests }] of repeated.entries()) {
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

/** What one database is asked, in the order of the times. */
async function asksOf({ server: { port }, look }: Grown): Promise<{ campaigns: number; asks: Repeated[] }> {
  const [half] = await look<{ id: number; campaigns: number }>(
    `select percentile_disc(0.5) within group (order by id) as id, (select count(*)::int from campaign) as campaigns
     from campaign where state in ('open', 'awarded') and not is_disabled`,
  );
  if (!half) throw new Error('there are no campaigns');
  const after = encodeCursor('campaigns', { name: 'newest', isDescending: true, keys: [] }, [
    String(half.id),
  ]);
  const page = (total: string, variables: object): Buffer[] => [
    post(port, '/graphql', { query: list(total), variables }),
  ];
  const asked = [
    await ofWorkload(port, campaignDetailWork, look),
    await ofWorkload(port, notificationFeedWork, look),
    page('', {}),
    page('', { after }),
    page('totalCount', {}),
  ];
  return { campaigns: half.campaigns, asks: asked.map((requests) => ({ port, requests })) };
}

/** Measures databases of several sizes, smallest first; they take turns, too, since they are held against each other. */
export async function measureGrowth(databases: readonly Grown[]): Promise<Report> {
  const sizes = [];
  for (const database of databases) sizes.push(await asksOf(database));
  const times = await middles(sizes.flatMap(({ asks }) => asks));
  return reportGrowth(
    sizes.map(({ campaigns, asks }) => {
      const [detail = 0, feed = 0, pageOne = 0, pageAtHalf = 0, withTotal = 0] = times.splice(0, asks.length);
      return { campaigns, detail, feed, pageOne, pageAtHalf, withTotal };
    }),
  );
}

/** What growth looks like, smallest database first. */
function reportGrowth(grown: readonly Times[]): Report {
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
