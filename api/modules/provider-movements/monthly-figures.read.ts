import type { MonthlyFigures } from '../../../schema/monthly-figures.ts';
import type { CalendarDay } from '../../../schema/scalars.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { readScalar } from '../../platform/read/read-batch.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import type { MovementKind } from './movement.policy.ts';

/** SQL: what movements of a kind brought into the balance in the month. */
const moved = (kind: MovementKind): Sql =>
  sql`coalesce(sum(m.amount_minor) filter (where m.kind = ${sql.lit(kind)}), 0)`;

const money = (minor: Sql): Sql =>
  sql`json_build_object('amount', (${minor})::bigint, 'currency', f.currency)`;

/**
 * SQL: what the ledger has of our own in the month: the fee that was kept, and losses. Jobs have it in the currency of the
 * campaign; here it is in that of the balance, at the rate of the charge.
 */
const own = (from: Sql, to: Sql): Sql => sql`select c.currency,
    sum(round(e.amount_minor * c.amount_minor::numeric / c.source_minor)) filter (where e.account = 'fee') as platform_fee,
    -sum(round(e.amount_minor * c.amount_minor::numeric / c.source_minor)) filter (where e.account = 'platform') as losses
  from ledger_entry as e
    left join payment as p on p.remark_id = e.remark_id
    left join order_payment as o on o.order_id = e.order_id
    join provider_movement as c on c.kind = 'charge' and c.source_minor > 0
      and c.source_id = coalesce(p.provider_charge_id, o.provider_charge_id)
  where e.account in ('fee', 'platform') and e.created_at >= ${from} and e.created_at < ${to}
  group by c.currency`;

/**
 * What payments cost and earned in the month of a day in Singapore, from what is booked of the provider's balance. For
 * staff only.
 */
export function readMonthlyFigures(ctx: Ctx, day?: CalendarDay | null): Promise<MonthlyFigures> {
  const first = `${(day ?? dayOf(ctx.clock.now())).slice(0, 7)}-01`;
  const from = sql`(${first}::date::timestamp at time zone 'Asia/Singapore')`;
  const to = sql`((${first}::date + interval '1 month') at time zone 'Asia/Singapore')`;
  return readScalar<MonthlyFigures>(
    ctx.em,
    sql`with movement as (select m.currency, ${moved('charge')} as charged, -${moved('refund')} as refunded,
        -${moved('transfer')} as transferred, -${moved('dispute')} as charged_back,
        sum(m.fee_minor - case m.kind when 'fee' then m.amount_minor else 0 end) as provider_fees,
        -sum(m.exchange_minor) as exchange
      from provider_movement as m where m.moved_at >= ${from} and m.moved_at < ${to} group by m.currency),
    standing as (select m.currency, sum(m.amount_minor - m.fee_minor) as balance
      from provider_movement as m where m.moved_at < ${to} group by m.currency),
    own as (${own(from, to)}),
    figures as (select s.currency, s.balance, coalesce(m.charged, 0) as charged, coalesce(m.refunded, 0) as refunded,
        coalesce(m.transferred, 0) as transferred, coalesce(m.charged_back, 0) as charged_back,
        coalesce(m.provider_fees, 0) as provider_fees, coalesce(m.exchange, 0) as exchange,
        coalesce(o.platform_fee, 0) as platform_fee, coalesce(o.losses, 0) as losses
      from standing as s left join movement as m on m.currency = s.currency left join own as o on o.currency = s.currency)
    select json_build_object('month', ${first}::text,
      'bookedUntil', (select b.booked_until from provider_booking as b),
      'currencies', (select coalesce(json_agg(json_build_object(
          'charged', ${money(sql`f.charged`)}, 'refunded', ${money(sql`f.refunded`)},
          'transferred', ${money(sql`f.transferred`)}, 'chargedBack', ${money(sql`f.charged_back`)},
          'providerFees', ${money(sql`f.provider_fees`)}, 'exchange', ${money(sql`f.exchange`)},
          'platformFee', ${money(sql`f.platform_fee`)}, 'losses', ${money(sql`f.losses`)},
          'net', ${money(sql`f.platform_fee + f.exchange - f.losses - f.provider_fees`)},
          'balance', ${money(sql`f.balance`)}) order by f.currency), '[]') from figures as f))`,
  );
}
