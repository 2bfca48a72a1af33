import type { JobSide } from '../../../schema/job-side.ts';
import { MoneyStanding } from '../../../schema/money-totals.ts';
import type { RemarkState } from '../../../schema/remark.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** SQL: money held for a row of `remark`, in minor units; null when none. */
export const heldMinor = (row: string): Sql => sql`(select sum(kept.amount_minor) from ledger_entry as kept
  where kept.remark_id = ${sql.ref(`${row}.id`)} and kept.account = 'held' having sum(kept.amount_minor) > 0)`;

/** SQL: the amount on the table or agreed for a row of `remark`, in minor units; null when none. */
export const offeredMinor = (row: string): Sql => sql`(select live.amount_minor from offer as live
  where live.remark_id = ${sql.ref(`${row}.id`)} and live.status in ('pending', 'accepted'))`;

/** SQL: what the owner pays for that: with the platform fee. */
export const toPayMinor = (
  row: string,
): Sql => sql`(select live.amount_minor + live.fee_minor from offer as live
  where live.remark_id = ${sql.ref(`${row}.id`)} and live.status in ('pending', 'accepted'))`;

/** Where money is: in which states of a job, and how much. The states exclude each other, so nothing counts twice. */
const standings: Readonly<
  Record<MoneyStanding, { states: readonly RemarkState[]; minor: (row: string) => Sql }>
> = {
  expected: { states: ['offer_accepted', 'paying'], minor: offeredMinor },
  held: { states: ['hired', 'cancel_asked', 'done', 'disputed'], minor: heldMinor },
  on_its_way: {
    // The refund of a settled job may come back and be made again.
    states: ['releasing', 'released', 'settled', 'refunding'],
    minor: (row) => sql`coalesce((select way.amount_minor from bank_transfer as way
      where way.remark_id = ${sql.ref(`${row}.id`)} and way.ended_at is null and way.arrived_on is null),
      case when ${sql.ref(`${row}.state`)} = 'releasing' then ${heldMinor(row)} end)`,
  },
};

const inStates = (row: string, states: readonly RemarkState[]): Sql =>
  sql`${sql.ref(`${row}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`;

/** SQL: whether the money of a row of `remark` is at some place. */
export function hasMoney(row: string, standing: MoneyStanding): Sql {
  const { states, minor } = standings[standing];
  return sql`(${inStates(row, states)} and ${minor(row)} is not null)`;
}

/**
 * SQL: a row for each job of those given whose money is somewhere, with `standing` and `minor`: what the influencer gets,
 * or what the owner pays. `jobs` follows `where`.
 */
export function moneyOfJobs(jobs: Sql, side: JobSide): Sql {
  const each = Object.values(MoneyStanding).map((name) => {
    const { states } = standings[name];
    const minor = name === 'expected' && side === 'owner' ? toPayMinor : standings[name].minor;
    return sql`select ${sql.lit(name)} as standing, ${minor('r')} as minor from remark as r
      where ${jobs} and ${inStates('r', states)}`;
  });
  return sql.join(each, sql` union all `);
}
