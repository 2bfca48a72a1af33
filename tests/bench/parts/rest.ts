import { isDeepStrictEqual } from 'node:util';
import { type Loopback, startLoopback } from '../../support/loopback3.ts';
import { withConnection } from '../../support/sql.ts';
import { LOOPBACK, loopbackSql } from '../data/loopback.sql.ts';
import { get, load, type RawRequest, sendOnce } from '../harness/http-load.ts';
import { percentile, type Rounds } from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import { type RestAsk, type RestWork, restWorks } from '../work/rest.ts';
import { type Look, tokenOf } from '../work/workload.ts';

/** Least throughput beside LoopBack's. */
const TARGET = 3;

/** Starts LoopBack on our rows in its own tables, which are kept with the database. */
async function openLoopback(url: string, look: Look): Promise<Loopback> {
  const [found] = await look<{ filled: string | null }>(`select to_regclass('${LOOPBACK}.filled') as filled`);
  if (found?.filled) return startLoopback(url, 'keep', LOOPBACK);
  const run = (statements: readonly string[]) =>
    withConnection(url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  await run([`drop schema if exists ${LOOPBACK} cascade`, `create schema ${LOOPBACK}`]);
  const loopback = await startLoopback(url, 'create', LOOPBACK);
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

/** One call on both sides in turn. */
async function measureCall(
  { title }: RestWork,
  asks: readonly RestAsk[],
  ports: [number, number],
  rounds: Rounds,
) {
  const requests = ports.map((port) =>
    asks.map(({ path, viewer }) => get(port, path, viewer ? `koli_session=${tokenOf(viewer)}` : undefined)),
  ) as [RawRequest[], RawRequest[]];
  const [[ours], [theirs]] = requests;
  if (!ours || !theirs) throw new Error(`${title}: there is nothing to ask for`);
  await assertSame(title, ours, theirs, ports);
  const latencies: [number[], number[]] = [[], []];
  const seconds: [number, number] = [0, 0];
  const turn = async (side: 0 | 1, counted: boolean) => {
    const measured = await load(ports[side], requests[side], rounds);
    if (!counted) return;
    seconds[side] += measured.seconds;
    for (const latency of measured.latencies) latencies[side].push(latency);
  };
  for (let round = -1; round < rounds.rounds; round += 1)
    for (const side of [0, 1] as const) await turn(side, round >= 0);
  const sides = ([0, 1] as const).map((side) => ({
    perSecond: latencies[side].length / seconds[side],
    p50: percentile(latencies[side], 0.5),
    p99: percentile(latencies[side], 0.99),
  }));
  return sides;
}

/** The lists and counts of the legacy paths beside a real LoopBack 3 application on the same rows. */
export async function measureRest(ourPort: number, url: string, look: Look, rounds: Rounds): Promise<Report> {
  const loopback = await openLoopback(url, look);
  const rows: string[][] = [];
  const failures: string[] = [];
  try {
    for (const work of restWorks) {
      const [ours, theirs] = await measureCall(work, await work.asks(look), [ourPort, loopback.port], rounds);
      if (!ours || !theirs) continue;
      const ratio = ours.perSecond / theirs.perSecond;
      if (ratio < TARGET)
        failures.push(`REST ${work.title}: ${ratio.toFixed(2)} times LoopBack, at least ${TARGET}`);
      for (const [name, { perSecond, p50, p99 }, told] of [
        [`REST ${work.title}`, ours, `${ratio.toFixed(2)} of ${TARGET} ${ratio < TARGET ? 'BELOW' : 'ok'}`],
        ['   LoopBack 3', theirs, ''],
      ] as const)
        rows.push([name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), told]);
    }
  } finally {
    await loopback.stop();
  }
  return { text: table(['legacy paths', 'req/s', 'p50 ms', 'p99 ms', 'ratio'], rows), failures };
}
