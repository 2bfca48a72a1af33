import type { Ask, ReadWorkload } from '../workloads/workload.ts';
import { tokenOf } from '../workloads/workload.ts';
import type { ChildServer } from './child-server.ts';
import { assertSameAnswers } from './compare-answers.ts';
import { load, type Measured, post, type RawRequest } from './http-load.ts';
import { processorTime } from './processor-time.ts';

/** A side of the comparison. */
export interface Side {
  readonly server: Pick<ChildServer, 'pid' | 'port' | 'memory'>;
  /** The database process, whose children work for both sides. */
  readonly databasePid: number;
}

/** What one side did in all its rounds. */
export interface SideFigures {
  readonly perSecond: number;
  /** Requests that were turned away as too many, and sent again. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor milliseconds per request. */
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly memory: number;
}

export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

const cookie = ({ viewer }: Ask): string | undefined =>
  viewer === undefined ? undefined : `koli_session=${tokenOf(viewer)}`;

/** The requests of a read, to our product and to the hand-written server. */
export function requestsOf(
  port: number,
  workload: ReadWorkload,
  asks: readonly Ask[],
): { ours: RawRequest[]; plain: RawRequest[] } {
  const { query, path } = workload;
  return {
    ours: asks.map((ask) => post(port, '/graphql', { query, variables: ask.variables }, cookie(ask))),
    plain: asks.map((ask) => post(port, `/${path}`, ask.plain, cookie(ask))),
  };
}

/** The value below which a share of all lies. */
export function percentile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What one side has done so far. */
export class Tally {
  private readonly latencies: number[] = [];
  private refused = 0;
  private seconds = 0;
  private serverMs = 0;
  private databaseMs = 0;
  private readonly side: Side;

  constructor(side: Side) {
    this.side = side;
  }

  async round(requests: readonly RawRequest[], rounds: Rounds): Promise<void> {
    const { server, databasePid } = this.side;
    const [serverBefore, databaseBefore] = [processorTime(server.pid), processorTime(databasePid)];
    const { latencies, seconds, refused }: Measured = await load(server.port, requests, rounds);
    this.serverMs += processorTime(server.pid) - serverBefore;
    this.databaseMs += processorTime(databasePid) - databaseBefore;
    this.seconds += seconds;
    this.refused += refused;
    for (const latency of latencies) this.latencies.push(latency);
  }

  async figures(): Promise<SideFigures> {
    const count = this.latencies.length;
    return {
      perSecond: count / this.seconds,
      refused: this.refused,
      p50: percentile(this.latencies, 0.5),
      p99: percentile(this.latencies, 0.99),
      serverMs: this.serverMs / count,
      databaseMs: this.databaseMs / count,
      memory: await this.side.server.memory(),
    };
  }
}

/** Who is measured: our product, the hand-written server, and the same with prepared statements. */
export interface Sides<T> {
  readonly ours: T;
  readonly plain: T;
  readonly prepared: T;
}

/** Measures a read on all sides in turn, after a warm-up and a look at whether they answer the same. */
export async function measureRead(
  workload: ReadWorkload,
  asks: readonly Ask[],
  sides: Sides<Side>,
  rounds: Rounds,
): Promise<Sides<SideFigures>> {
  const requests = {
    ours: requestsOf(sides.ours.server.port, workload, asks).ours,
    plain: requestsOf(sides.plain.server.port, workload, asks).plain,
    prepared: requestsOf(sides.prepared.server.port, workload, asks).plain,
  };
  const at = (side: keyof Sides<Side>) => ({ port: sides[side].server.port, requests: requests[side] });
  await assertSameAnswers(workload.name, at('ours'), at('plain'));
  const names = ['ours', 'plain', 'prepared'] as const;
  const tallies = {
    ours: new Tally(sides.ours),
    plain: new Tally(sides.plain),
    prepared: new Tally(sides.prepared),
  };
  const warm = { ...rounds, seconds: Math.max(1, rounds.seconds / 2) };
  for (const side of names) await load(sides[side].server.port, requests[side], warm);
  for (let round = 0; round < rounds.rounds; round += 1)
    for (const side of names) await tallies[side].round(requests[side], rounds);
  return {
    ours: await tallies.ours.figures(),
    plain: await tallies.plain.figures(),
    prepared: await tallies.prepared.figures(),
  };
}
