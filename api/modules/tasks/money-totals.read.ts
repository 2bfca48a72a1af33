import type { JobSide } from '../../../schema/job-side.ts';
import type { MoneyStanding, MoneyTotal, MoneyTotals } from '../../../schema/money-totals.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { readScalar } from '../../platform/read/read-batch.ts';
import { sql } from '../../platform/sql.ts';
import { moneyOfJobs } from '../remarks/money-standing.facts.ts';

const nothing: MoneyTotal = { amount: { amount: 0, currency: 'USD' }, count: 0 };

/** Money of the actor's jobs on one side that was not paid out yet, in US dollars. */
export async function readMoneyTotals(ctx: Ctx, side: JobSide): Promise<MoneyTotals> {
  const accountId = accountIdOf(ctx);
  const mine = side === 'nobody' ? sql`false` : sql`${sql.ref(`r.${side}_id`)} = ${accountId}::int`;
  const totals = await readScalar<Partial<Record<MoneyStanding, MoneyTotal>> | null>(
    ctx.em,
    sql`select json_object_agg(standing, json_build_object('count', count,
        'amount', json_build_object('amount', minor, 'currency', 'USD')))
      from (select standing, sum(minor) as minor, count(*) as count from (${moneyOfJobs(mine)}) as job
        where minor is not null group by standing) as total`,
  );
  const { expected = nothing, held = nothing, on_its_way: onItsWay = nothing } = totals ?? {};
  return { expected, held, onItsWay };
}
