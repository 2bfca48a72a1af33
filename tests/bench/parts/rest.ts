import { isDeepStrictEqual } from 'node:util';
import { type Loopback, startLoopback } from '../../support/loopback3.ts';
import { withConnection } from '../../support/sql.ts';
import { LOOPBACK, loopbackSql } from '../data/loopback.sql.ts';
import type { ChildServer } from '../harness/child-server.ts';
import { get, load, type RawRequest, sendOnce } from '../harness/http-load.ts';
import { type Rounds, type Side, type SideFigures, Tally } from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import { type RestAsk, type RestWork, restWorks } from '../workloads/rest.ts';
import { type Look, tokenOf } from '../workloads/workload.ts';

/** Least throughput beside LoopBack's. */
const TARGET = 3;

/** Whether LoopBack's tables are filled, and still like ours: jobs of servers that ran here ended campaigns and told people. */
async function isAlike(look: Look): Promise<boolean> {
  const [found] = await look<{ filled: string | null }>(
    `select to_regclass('${LOOPBACK}.filled_with_pictures') as filled`,
  );
  if (!found?.filled) return false;
  const [alike] = await look<{ yes: boolean }>(
    `select (select count(*) from campaign where state = 'open')
        = (select count(*) from ${LOOPBACK}.campaign where campaignstatus = 2)
      and (select count(*) from notification) = (select count(*) from ${LOOPBACK}.usernotification) as yes`,
  );
  return alike?.yes === true;
}

/**
 * Starts LoopBack on our rows in its own tables, which are kept with the database. Both sides look up in the database
 * who asks, at every request. LoopBack has its connector's own pool, and does not ask what of it the caller may see.
 */
async function openLoopback(url: string, look: Look): Promise<Loopback> {
  if (await isAlike(look)) return startLoopback(url, 'keep', LOOPBACK, 'guarded');
  const run = (statements: readonly string[]) =>
    withConnection(url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  await run([`drop schema if exists ${LOOPBACK} cascade`, `create schema ${LOOPBACK}`]);
  const loopback = await startLoopback(url, 'create', LOOPBACK, 'guarded');
  await run(loopbackSql);
  return loopback;
}

/** What has to be alike in both answers: how many, or which in which order. */
function gist(answer: string): unknown {
  const body: unknown = JSON.parse(answer);
  return Array.isArray(body) ? body.map(({ createdAt }) => createdAt) : body;
}

async function assertSame(title: string, ours: RawRequest, theirs: RawRequest, ports: [number, number]) {
  const [one, other] = [gist(await sendOnce(ports[0], ours)), gist(await sendOnce(ports[1], theirs))];
  if (!isDeepStrictEqual(one, other))
    throw new Error(`${title}: ${JSON.stringify(one)} beside LoopBack's ${JSON.stringify(other)}`);
}

type Both<T> = readonly [ours: T, theirs: T];

/** One call on both sides in turn, after a warm-up. */
async function measureCall(
  { title }: RestWork,
  asks: readonly RestAsk[],
  sides: Both<Side>,
  rounds: Rounds,
): Promise<Both<SideFigures>> {
  const requestsOf = ({ server: { port } }: Side, head: string) =>
    asks.map(({ path, viewer }) => get(port, path, viewer ? `${head}${tokenOf(viewer)}` : undefined));
  const requests: Both<RawRequest[]> = [
    requestsOf(sides[0], 'cookie: koli_session='),
    requestsOf(sides[1], 'x-access-token: '),
  ];
  const [[ours], [theirs]] = requests;
  if (!ours || !theirs) throw new Error(`${title}: there is nothing to ask for`);
  await assertSame(title, ours, theirs, [sides[0].server.port, sides[1].server.port]);
  const warm = { ...rounds, seconds: Math.max(1, rounds.seconds / 2) };
  for (const side of [0, 1] as const) await load(sides[side].server.port, requests[side], warm);
  const tallies: Both<Tally> = [new Tally(sides[0]), new Tally(sides[1])];
  for (let round = 0; round < rounds.rounds; round += 1)
    for (const side of [0, 1] as const) await tallies[side].round(requests[side], rounds);
  return [await tallies[0].figures(), await tallies[1].figures()];
}

function line(name: string, figures: SideFigures, told: string): string[] {
  const { perSecond, p50, p99, serverMs, databaseMs, refused } = figures;
  const milliseconds = [p50.toFixed(1), p99.toFixed(1), serverMs.toFixed(2), databaseMs.toFixed(2)];
  return [name, perSecond.toFixed(0), ...milliseconds, String(refused), told];
}

/** The lists and counts of the legacy paths beside a real LoopBack 3 application on the same rows. */
export async function measureRest(
  server: ChildServer,
  { url, databasePid }: { url: string; databasePid: number },
  look: Look,
  rounds: Rounds,
): Promise<Report> {
  const loopback = await openLoopback(url, look);
  const sides: Both<Side> = [
    { server, databasePid },
    // Its memory is not what is compared.
    { server: { ...loopback, memory: async () => 0 }, databasePid },
  ];
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const work of restWorks) {
      const [ours, theirs] = await measureCall(work, await work.asks(look), sides, rounds);
      const ratio = ours.perSecond / theirs.perSecond;
      const told = `${ratio.toFixed(2)} of ${TARGET} ${ratio < TARGET ? 'BELOW' : 'ok'}`;
      if (ratio < TARGET)
        failures.push(`REST ${work.title}: ${ratio.toFixed(2)} times LoopBack, at least ${TARGET}`);
      rows.push(line(`REST ${work.title}`, ours, told), line('   LoopBack 3', theirs, ''));
    }
  } finally {
    await loopback.stop();
  }
  const head = ['legacy paths', 'req/s', 'p50 ms', 'p99 ms', 'server ms', 'database ms', 'refused', 'ratio'];
  return { text: table(head, rows), failures };
}
