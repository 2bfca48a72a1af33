import {
  measureRead,
  type Rounds,
  type Side,
  type SideFigures,
  type Sides,
} from '../harness/measure-reads.ts';
import { type Report, table } from '../harness/table.ts';
import type { Look, ReadWorkload } from '../workloads/workload.ts';

function line(side: string, figures: SideFigures, ratio: string): string[] {
  const { perSecond, p50, p99, serverMs, databaseMs, memory, refused } = figures;
  return [
    side,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    serverMs.toFixed(2),
    databaseMs.toFixed(2),
    (memory / 1_048_576).toFixed(0),
    String(refused),
    ratio,
  ];
}

/** Measures the reads beside their hand-written counterparts. */
export async function measureAllReads(
  workloads: readonly ReadWorkload[],
  sides: Sides<Side>,
  look: Look,
  rounds: Rounds,
): Promise<Report> {
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const workload of workloads) {
    const { name, title, target } = workload;
    const { ours, plain, prepared } = await measureRead(workload, await workload.asks(look), sides, rounds);
    const ratio = ours.perSecond / plain.perSecond;
    const isEnough = ratio >= target;
    if (!isEnough) failures.push(`${name} ${title}: ${ratio.toFixed(2)} of hand-written, at least ${target}`);
    rows.push(
      line(`${name} ${title}`, ours, `${ratio.toFixed(2)} of ${target} ${isEnough ? 'ok' : 'BELOW'}`),
    );
    rows.push(line('   hand-written', plain, ''));
    rows.push(
      line('   hand-written, prepared', prepared, `${(ours.perSecond / prepared.perSecond).toFixed(2)}`),
    );
  }
  const head = ['reads', 'req/s', 'p50 ms', 'p99 ms', 'server ms', 'database ms', 'MB', 'refused', 'ratio'];
  return { text: table(head, rows), failures };
}
