import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withConnection } from '../support/sql.ts';
import { fewCampaigns, fewSmall, full, manyCampaigns, small } from './data/sizes.ts';
import { type ChildServer, startServer } from './harness/child-server.ts';
import { type Cluster, openCluster } from './harness/databases.ts';
import type { Report } from './harness/table.ts';
import { measureByRecipient } from './parts/by-recipient.ts';
import { checkPlans } from './parts/check-plans.ts';
import { type Grown, measureGrowth } from './parts/growth.ts';
import { measureAllReads } from './parts/measure-all-reads.ts';
import { measureMoney } from './parts/money.ts';
import { measureOneEvent } from './parts/one-event-to-many.ts';
import { measureRest } from './parts/rest.ts';
import { campaignListWork } from './workloads/w1-campaign-list.ts';
import { campaignDetailWork } from './workloads/w2-campaign-detail.ts';
import { influencerSearchWork } from './workloads/w3-influencer-search.ts';
import { nearestWork } from './workloads/w3-nearest.ts';
import { notificationFeedWork } from './workloads/w4-notification-feed.ts';
import type { Look } from './workloads/workload.ts';

/**
 * `npm run bench`: speed beside hand-written SQL, live deliveries, money steps, plans, and growth. The databases are
 * kept in `--data` between runs; `--fresh` makes them anew. `--small` is a quick look at whether everything runs.
 * `--only reads,plans,rest,live,money,growth` measures some parts.
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string', default: join(tmpdir(), 'koli-bench') },
    only: { type: 'string', default: 'reads,plans,rest,live,money,growth' },
    rounds: { type: 'string', default: '' },
    seconds: { type: 'string', default: '' },
    connections: { type: 'string', default: '16' },
  },
});

const isSmall = options.small;
const wanted = new Set(options.only.split(','));
const workloads = [
  campaignListWork,
  campaignDetailWork,
  influencerSearchWork,
  nearestWork,
  notificationFeedWork,
];
const rounds = {
  rounds: Number(options.rounds || (isSmall ? 2 : 5)),
  seconds: Number(options.seconds || (isSmall ? 1 : 4)),
  connections: Number(options.connections),
};
const failures: string[] = [];

function tell({ text, failures: found }: Report): void {
  console.log(`\n${text}`);
  failures.push(...found);
}

const lookAt =
  (url: string): Look =>
  (text) =>
    withConnection(url, async (client) => (await client.query(text)).rows) as Promise<never>;

/** Our side's secrets and files stay with the databases, which know the key of their secrets. */
const dataDir = join(options.data, 'ours');
mkdirSync(dataDir, { recursive: true });
const startOurs = (url: string): Promise<ChildServer> => startServer('sides/ours.ts', [url, dataDir]);

async function measureReads(cluster: Cluster, url: string): Promise<void> {
  const ours = { server: await startOurs(url), databasePid: cluster.pid };
  const plain = { server: await startServer('plain/server.ts', [url]), databasePid: cluster.pid };
  const prepared = {
    server: await startServer('plain/server.ts', [url, 'prepared']),
    databasePid: cluster.pid,
  };
  try {
    tell(await measureAllReads(workloads, { ours, plain, prepared }, lookAt(url), rounds));
  } finally {
    await Promise.all([ours, plain, prepared].map(({ server }) => server.stop()));
  }
}

async function measureLegacy(cluster: Cluster, url: string): Promise<void> {
  const server = await startOurs(url);
  try {
    tell(await measureRest(server, { url, databasePid: cluster.pid }, lookAt(url), rounds));
  } finally {
    await server.stop();
  }
}

async function measureLive(cluster: Cluster, url: string): Promise<void> {
  const look = lookAt(url);
  const [campaign] = await look<{ id: number }>(
    `select id from campaign where state = 'open' and not is_disabled and ends_on > current_date + 7 order by id limit 1`,
  );
  const [ours, plain] = [await startOurs(url), await startServer('plain/socket-server.ts', [url])];
  try {
    tell(await measureOneEvent(ours, plain, campaign?.id ?? 0, isSmall ? 200 : 2_000));
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
  }
  const database = { look, databasePid: cluster.pid };
  tell(await measureByRecipient(() => startOurs(url), database, isSmall ? [200, 1_000] : [2_000, 10_000]));
}

async function measureSteps(url: string): Promise<void> {
  const server = await startOurs(url);
  try {
    tell(await measureMoney(server, url, await server.provider(), isSmall ? 30 : 600));
  } finally {
    await server.stop();
  }
}

async function measureSizes(cluster: Cluster, url: string): Promise<void> {
  const few = isSmall ? fewSmall : fewCampaigns;
  const urls = [await cluster.database(isSmall ? 'bench_small_few' : 'bench_few', few), url];
  if (!isSmall) urls.push(await cluster.database('bench_many', manyCampaigns));
  const grown: Grown[] = [];
  try {
    for (const at of urls) grown.push({ server: await startOurs(at), look: lookAt(at) });
    tell(await measureGrowth(grown));
  } finally {
    await Promise.all(grown.map(({ server }) => server.stop()));
  }
}

const cluster = await openCluster(options.data, options.fresh);
try {
  const url = await cluster.database(isSmall ? 'bench_small' : 'bench_full', isSmall ? small : full);
  if (wanted.has('plans')) {
    const faults = await checkPlans({ url, dataDir }, workloads, lookAt(url));
    tell({
      text: `plans: ${faults.length === 0 ? 'no large table is read from end to end' : 'FAULTS'}`,
      failures: faults,
    });
  }
  if (wanted.has('reads')) await measureReads(cluster, url);
  if (wanted.has('rest')) await measureLegacy(cluster, url);
  if (wanted.has('live')) await measureLive(cluster, url);
  if (wanted.has('growth')) await measureSizes(cluster, url);
  if (wanted.has('money')) await measureSteps(url);
} finally {
  await cluster.stop();
}
console.log(failures.length === 0 ? '\nEverything holds.' : `\nFalls short:\n- ${failures.join('\n- ')}`);
process.exit(failures.length === 0 ? 0 : 1);
