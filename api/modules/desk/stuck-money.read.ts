import { p } from '@mikro-orm/core';
import type { HoldReason } from '../../../schema/job-money.ts';
import type { MoneyAttemptKind, MoneyAttemptState } from '../../../schema/staff.ts';
import { StuckMoney } from '../../../schema/stuck-money.ts';
import type { Ctx } from '../../platform/context.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, type Plan, tableOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { HOLD_DAYS } from '../ledger/ledger.policy.ts';
import { nextPayoutTry } from '../payments/release/payout-retry.facts.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { ofWay, payableAt, promisedOn } from '../remarks/money/job-money.facts.ts';
import { heldMinor } from '../remarks/money-standing.facts.ts';

/** Minutes after which a try whose end is not known counts as stuck. The provider answers within seconds. */
const UNKNOWN_MINUTES = 10;

/** Rows that `sources` find; there is no such table. */
const stuckTable = tableOf('stuck_money', {
  kind: p.string().$type<MoneyAttemptKind>(),
  /** Number of the row that is stuck. */
  number: p.integer(),
  state: p.string().$type<MoneyAttemptState>(),
  hold: p.string().$type<HoldReason>().nullable(),
  tries: p.integer(),
  amountMinor: p.bigint('number'),
  currency: p.string(),
  providerId: p.string().nullable(),
  failure: p.string().nullable(),
  since: p.datetime(),
  nextTryAt: p.datetime().nullable(),
  dueAt: p.datetime().nullable(),
  about: p.string(),
  payerId: p.integer(),
  payeeId: p.integer(),
  paymentId: p.integer().nullable(),
  orderId: p.integer().nullable(),
});
const { column, columns, money } = columnsOf(stuckTable);

const isOverdue: Column = (row, _field, { now }) =>
  sql`coalesce(${sql.ref(`${row}.due_at`)} <= ${now}::timestamptz, false)`;

const stuckView = viewOf(StuckMoney, stuckTable, {
  ...columns(
    'kind',
    'state',
    'hold',
    'tries',
    'providerId',
    'failure',
    'since',
    'nextTryAt',
    'dueAt',
    'about',
  ),
  ...columns('paymentId', 'orderId'),
  amount: money('amountMinor'),
  isOverdue,
  payer: profileOf(column('payerId')),
  payee: profileOf(column('payeeId')),
});

const is = (kind: MoneyAttemptKind): Sql => sql`${sql.lit(kind)} as kind`;
const state = (name: MoneyAttemptState): Sql => sql.lit(name);

/** SQL: whether a row changed last so long ago that its try has no known end. */
const isUnknown = (row: string, { now }: Plan): Sql =>
  sql`${sql.ref(`${row}.updated_at`)} <= ${now}::timestamptz - make_interval(mins => ${sql.lit(UNKNOWN_MINUTES)})`;

/** SQL: whether nobody knows the end of a charge, or its bank has worked on it for a day. */
const isOpenCharge = (
  row: string,
  plan: Plan,
): Sql => sql`${sql.ref(`${row}.state`)} in ('created', 'processing')
  and (${isUnknown(row, plan)} or ${sql.ref(`${row}.created_at`)} <= ${plan.now}::timestamptz - interval '1 day')`;

const nothing = sql`null::timestamptz`;
const ofJob = sql`y.payer_id, y.payee_id, y.id as payment_id, null::int as order_id`;
const title = (campaignId: Sql): Sql =>
  sql`(select c.title from campaign as c where c.id = ${campaignId}) as about`;
const heldUntil = sql`r.hired_at + make_interval(days => ${sql.lit(HOLD_DAYS)})`;

const charges = (
  plan: Plan,
): Sql => sql`select ${is('charge')}, y.id as number, y.state, null as hold, y.attempt as tries,
    y.amount_minor + y.fee_minor as amount_minor, y.currency, y.provider_payment_id as provider_id,
    coalesce(y.failure_message, y.failure_code) as failure, y.updated_at as since, ${nothing} as next_try_at,
    ${nothing} as due_at, ${title(sql`r.campaign_id`)}, ${ofJob}
  from payment as y join remark as r on r.id = y.remark_id
  where ${isOpenCharge('y', plan)}`;

/** SQL: what keeps a job's money now; disputes and chargebacks are cases of their own. */
const hold = sql`left join payout_hold as h on h.remark_id = r.id and h.ended_at is null
  and h.reason not in ('dispute', 'chargeback', 'balance_pending')`;

const transfers = (plan: Plan): Sql => sql`select ${is('transfer')}, s.id,
    case when s.state = 'created' then ${state('processing')} when s.provider_transfer_id is not null
      then ${state('reversed')} else ${state('failed')} end,
    h.reason, s.attempt, s.amount_minor, s.currency, s.provider_transfer_id, s.failure_message, s.updated_at,
    case when s.state = 'failed' and s.provider_transfer_id is null then ${nextPayoutTry('s')} end, ${heldUntil},
    ${title(sql`r.campaign_id`)}, ${ofJob}
  from payout as s join payment as y on y.id = s.payment_id join remark as r on r.id = s.remark_id ${hold}
  where s.state = 'created' and ${isUnknown('s', plan)}
    or s.state = 'failed' and r.state in ('done', 'disputed', 'releasing')`;

/** Money that was not tried to be moved, or of which the way to the bank is not followed. */
const waiting = (): Sql => sql`select ${is('transfer')}, h.id, ${state('waiting')}, h.reason, 0,
    coalesce(${heldMinor('r')}, y.amount_minor), y.currency, null, null, h.began_at,
    case when h.reason = 'bank_account_new' then ${payableAt(sql`r.applicant_id`)} end, ${heldUntil},
    ${title(sql`r.campaign_id`)}, ${ofJob}
  from remark as r join payment as y on y.remark_id = r.id and y.state = 'succeeded' ${hold}
  where h.id is not null and ${ofWay('r', sql`way.id`)} is null
    and not exists (select from payout as s where s.remark_id = r.id and s.state = 'failed')`;

const waysToBank =
  (): Sql => sql`select ${is('bank_transfer')}, w.id, ${state('under_way')}, h.reason, 1, w.amount_minor,
    w.currency, coalesce(w.bank_payout_id, w.transfer_id), null, h.began_at, ${nothing},
    (${ofWay('r', promisedOn)} + 1)::timestamp at time zone 'Asia/Singapore', ${title(sql`r.campaign_id`)}, ${ofJob}
  from bank_transfer as w join remark as r on r.id = w.remark_id join payout as s on s.id = w.payout_id
    join payment as y on y.id = s.payment_id ${hold}
  where w.ended_at is null and w.arrived_on is null and h.id is not null`;

/** A refund that is made, by us or at the provider itself, has no money to wait for. */
const refunds = (plan: Plan): Sql => sql`select ${is('refund')}, f.id,
    case when f.given_up_at is not null then ${state('given_up')} when f.retry_at is not null then ${state('failed')}
      else ${state('processing')} end,
    null, f.attempt, f.amount_minor + f.fee_minor, f.currency, f.provider_refund_id, f.failure_message,
    coalesce(f.given_up_at, f.updated_at), f.retry_at, ${nothing}, ${title(sql`r.campaign_id`)}, ${ofJob}
  from refund as f join payment as y on y.id = f.payment_id join remark as r on r.id = f.remark_id
  where f.given_up_at is not null
    or f.state = 'created' and (f.retry_at is not null and f.attempt > 1 or ${isUnknown('f', plan)})`;

const ofOrder = sql`o.title, o.buyer_id, o.seller_id, null::int, o.id`;

const orderCharges = (
  plan: Plan,
): Sql => sql`select ${is('charge')}, a.id, a.state, null, a.attempt, a.amount_minor, a.currency,
    a.provider_payment_id, coalesce(a.failure_message, a.failure_code), a.updated_at, ${nothing}, ${nothing}, ${ofOrder}
  from order_payment as a join product_order as o on o.id = a.order_id
  where ${isOpenCharge('a', plan)}`;

/** Money of an order moves once; what is not made by then, is tried again or waits for a bank account. */
const orderMovements = (
  plan: Plan,
): Sql => sql`select case m.kind when 'refund' then 'refund' else 'transfer' end, m.id,
    case when m.state = 'failed' then ${state('given_up')} when m.failure_message is not null then ${state('failed')}
      when m.destination is null then ${state('waiting')} else ${state('processing')} end,
    null, case when m.destination is null and m.failure_message is null then 0 else m.attempt end, m.amount_minor,
    m.currency, m.provider_id, m.failure_message, m.created_at,
    case when m.state = 'created' then m.retry_at end, ${nothing}, ${ofOrder}
  from order_movement as m join product_order as o on o.id = m.order_id
  where m.state = 'created' and (m.attempt > 1 or ${isUnknown('m', plan)})
    or m.kind = 'refund' and m.state = 'failed' and o.state = 'refunding'`;

/** All ways in which money can be stuck. The columns of the first one name those of all. */
const sources = [charges, transfers, waiting, waysToBank, refunds, orderCharges, orderMovements];

const longestFirst = (row: string): KeyOrder => ({
  name: 'since',
  isDescending: false,
  keys: [
    columnKey(row, 'since', 'timestamptz'),
    columnKey(row, 'kind', 'text'),
    { sql: sql`coalesce(${sql.ref(`${row}.order_id`)}, 0)`, type: 'bigint' },
    columnKey(row, 'number'),
  ],
});

/** One page of money that is stuck, longest first, in one statement. The caller has checked for staff. */
export function readStuckMoney(ctx: Ctx, fields: Fields, page?: PageAsked) {
  const reading: ListReading<StuckMoney> = {
    view: stuckView,
    from: (plan) =>
      sql.join(
        sources.map((rows) => rows(plan)),
        sql` union all `,
      ),
    keys: longestFirst,
  };
  return readPage(ctx, reading, fields, page);
}
