import type { JobSide } from '../../../schema/job-side.ts';
import type { MoneyOnItsWay, MoneyStanding, MoneyTotal, MoneyTotals } from '../../../schema/money-totals.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { readScalar } from '../../platform/read/read-batch.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { promisedOn } from '../remarks/money/job-money.facts.ts';
import { moneyOfJobs } from '../remarks/money-standing.facts.ts';

const nothing: MoneyTotal = { amount: { amount: 0, currency: 'USD' }, count: 0 };

type Way = Partial<Pick<MoneyOnItsWay, 'promisedOn' | 'account'>>;

/** SQL: the last day that was promised for money on its way of the jobs that are given. */
const lastDay = (mine: Sql): Sql => sql`(select max(${promisedOn}) from bank_transfer as way
  join remark as r on r.id = way.remark_id where ${mine} and way.ended_at is null and way.arrived_on is null)`;

const ownAccount = (accountId: number): Sql => sql`(select json_build_object('bankName', bank.bank_name,
  'last4', bank.last4) from bank_account as bank where bank.owner_id = ${accountId}::int)`;

/** Money of the actor's jobs on one side that was not paid out yet, in US dollars. */
export async function readMoneyTotals(ctx: Ctx, side: JobSide): Promise<MoneyTotals> {
  const accountId = accountIdOf(ctx);
  const mine = side === 'nobody' ? sql`false` : sql`${sql.ref(`r.${side}_id`)} = ${accountId}::int`;
  const totals = await readScalar<(Partial<Record<MoneyStanding, MoneyTotal>> & Way) | null>(
    ctx.em,
    sql`select coalesce(json_object_agg(standing, json_build_object('count', count,
          'amount', json_build_object('amount', minor, 'currency', 'USD')))
          filter (where standing is not null), '{}')::jsonb || jsonb_build_object('promisedOn', ${lastDay(mine)},
          'account', ${side === 'applicant' ? ownAccount(accountId) : sql`null`})
      from (select standing, sum(minor) as minor, count(*) as count from (${moneyOfJobs(mine, side)}) as job
        where minor is not null group by standing) as total`,
  );
  const { expected = nothing, held = nothing, on_its_way: total = nothing } = totals ?? {};
  const { promisedOn = null, account = null } = totals ?? {};
  return { expected, held, onItsWay: { ...total, promisedOn, account } };
}
