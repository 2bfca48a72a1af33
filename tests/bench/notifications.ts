import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withConnection } from '../support/sql.ts';
import { fillNotifications } from './data/many-notifications.ts';
import { small } from './data/sizes.ts';
import { openCluster } from './harness/databases.ts';
import { listenTo } from './harness/plans.ts';
import { measureNotifications } from './parts/notification-growth.ts';

/**
 * Run by hand: `node --import ./api/cli/ts.mjs tests/bench/notifications.ts [--notifications 20000000]`. What members do
 * with their notifications, and what the job does that deletes old ones, beside a table of a million. The databases are
 * made anew and deleted afterwards; 20 million take 11 GB and 15 minutes.
 */
const { values: options } = parseArgs({
  options: {
    notifications: { type: 'string', default: '20000000' },
    data: { type: 'string', default: join(tmpdir(), 'koli-notifications') },
  },
});
const LEAST = 1_000_000;
const most = Number(options.notifications);
if (!(most > LEAST) || most % LEAST !== 0) throw new Error('--notifications takes millions, two or more');

const people = { ...small, remarks: 0, notifications: 0, transactions: 0 };
const dataDir = join(options.data, 'ours');
mkdirSync(dataDir, { recursive: true });

/** Copies a database of the same cluster, and answers the address of the copy. */
async function copyDatabase(template: string, name: string): Promise<string> {
  const [admin, copy] = [new URL(template), new URL(template)];
  copy.pathname = `/${name}`;
  admin.pathname = '/postgres';
  const from = new URL(template).pathname.slice(1);
  await withConnection(admin.href, (client) => client.query(`create database ${name} template ${from}`));
  return copy.href;
}

const cluster = await openCluster(options.data, true);
let failures: readonly string[] = [];
try {
  const grown = [];
  const template = await cluster.database('bench_people', people);
  for (const notifications of [LEAST, most]) {
    const url = await copyDatabase(template, `bench_notifications_${notifications}`);
    await fillNotifications(url, { ...people, notifications });
    grown.push({ notifications, url });
  }
  const [less, more] = await Promise.all(
    grown.map(async (one) => ({ ...one, listening: await listenTo(one.url, dataDir) })),
  );
  if (!less || !more) throw new Error('two sizes are compared');
  try {
    const report = await measureNotifications(less, more);
    console.log(`\n${report.text}`);
    failures = report.failures;
  } finally {
    await less.listening.close();
    await more.listening.close();
  }
} finally {
  await cluster.stop();
  rmSync(options.data, { recursive: true, force: true });
}
console.log(failures.length === 0 ? '\nEverything holds.' : `\nFalls short:\n- ${failures.join('\n- ')}`);
process.exit(failures.length === 0 ? 0 : 1);
