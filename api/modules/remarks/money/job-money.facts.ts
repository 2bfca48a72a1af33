import type { HoldReason, MoneyPlace } from '../../../../schema/job-money.ts';
import type { RemarkState } from '../../../../schema/remark.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { bankAccountWaits } from '../../profiles/can-be-paid-out.facts.ts';
import { heldMinor, offeredMinor, toPayMinor } from '../money-standing.facts.ts';
import { chargebackOpen } from '../remark.policy.ts';

const inState = (row: string, ...states: readonly RemarkState[]): Sql =>
  sql`${sql.ref(`${row}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`;

/**
 * SQL: whether the influencer has been paid: also while the refund of the rest of a split, which came back, is made
 * again.
 */
const isPaidOut = (
  row: string,
): Sql => sql`(${inState(row, 'released', 'settled')} or ${inState(row, 'refunding')}
  and exists (select from payout as sent where sent.remark_id = ${sql.ref(`${row}.id`)} and sent.state = 'succeeded'))`;

const place = (name: MoneyPlace): Sql => sql.lit(name);
const reason = (name: HoldReason): Sql => sql.lit(name);

/** SQL: a value of the way of a job's released money to the bank, called `way`; null when it is not followed. */
export const ofWay = (row: string, value: Sql): Sql => sql`(select ${value} from bank_transfer as way
  where way.remark_id = ${sql.ref(`${row}.id`)} and way.ended_at is null)`;

/** SQL: the day that was promised last for `way`. */
export const promisedOn = sql`(select said.promised_on from payout_promise as said
  where said.bank_transfer_id = way.id order by said.id desc limit 1)`;

/** SQL: what was paid for a job, in minor units; null when nothing was. */
const paidMinor = (row: string): Sql => sql`(select charged.amount_minor from payment as charged
  where charged.remark_id = ${sql.ref(`${row}.id`)} and charged.state = 'succeeded')`;

/** SQL: where the money of a job is; null for free jobs and while nothing is agreed or paid. */
export const moneyPlace = (row: string): Sql => sql`case
  when ${inState(row, 'offer_accepted', 'paying')} then ${place('to_pay')}
  when ${paidMinor(row)} is null then null
  when ${isPaidOut(row)} then coalesce(${ofWay(
    row,
    sql`case when way.arrived_on is null
    then ${place('on_its_way')} else ${place('arrived')} end`,
  )}, ${place('released')})
  when ${inState(row, 'releasing')} then ${place('released')}
  when ${inState(row, 'cancelled', 'charged_back')} then ${place('given_back')}
  else ${place('held')} end`;

/** SQL: how much the money of a job is at its place, in minor units. Its owner pays the platform fee too. */
export const moneyMinor = (row: string, viewerId: number | null = null): Sql => sql`case
  when ${inState(row, 'offer_accepted', 'paying')} then case
    when ${sql.ref(`${row}.owner_id`)} = ${viewerId}::int then ${toPayMinor(row)} else ${offeredMinor(row)} end
  when ${isPaidOut(row)} then (select sent.amount_minor from payout as sent
    where sent.remark_id = ${sql.ref(`${row}.id`)})
  else coalesce(${heldMinor(row)}, ${paidMinor(row)}) end`;

const wants = (pattern: string): Sql => sql`exists (select from unnest(payee.requirements) as wanted
  where wanted ~ ${pattern}::text)`;

/** Reasons for a pause in which the provider decides, and the payee only waits. */
const REVIEWING = ['listed', 'under_review', 'requirements.pending_verification'];

/** SQL: why a member's bank cannot be paid out to; null when it can. */
export const bankHold = (person: Sql): Sql => sql`coalesce((select case
    when payee.payouts_enabled then ''
    when payee.disabled_reason like 'rejected%' then ${reason('paused_by_provider')}
    when payee.payable_at is not null then ${reason('bank_account_new')}
    when ${wants('^external_account')} then ${reason('bank_rejected')}
    when ${wants('document')} then ${reason('document_needed')}
    when ${wants('^individual')} then ${reason('identity_needed')}
    when cardinality(payee.requirements) > 0 then ${reason('details_needed')}
    when cardinality(payee.in_review) > 0 or payee.disabled_reason in (${sql.join(REVIEWING.map((name) => sql.lit(name)))})
      then ${reason('in_review')}
    else ${reason('paused_by_provider')} end
  from bank_account as payee where payee.owner_id = ${person}), ${reason('bank_account_missing')})`;

/** SQL: from when a member's new bank account is paid out to. */
export const payableAt = (person: Sql): Sql => sql`(select payee.payable_at from bank_account as payee
  where payee.owner_id = ${person})`;

/** SQL: why a member's bank cannot be paid out to now: it may be new. Money on its way still goes to the earlier one. */
const payoutHold = (person: Sql): Sql => sql`coalesce(nullif(${bankHold(person)}, ''),
  case when ${bankAccountWaits(person)} then ${reason('bank_account_new')} end, '')`;

/** SQL: what holds `way`: what the provider has sent to the bank, nothing holds up any more. */
const wayHold = (
  person: Sql,
  now: Date,
): Sql => sql`case when way.arrived_on is null and way.bank_payout_id is null then coalesce(
    -- Money that was left at an account which the provider closed since.
    (select ${reason('paused_by_provider')} from bank_account as moved
      where moved.owner_id = ${person} and moved.provider_account_id <> way.provider_account_id),
    nullif(${bankHold(person)}, ''),
    -- The earlier account sent it back, and the new one is not paid out to yet.
    case when ${bankAccountWaits(person)} and exists (select from bank_transfer as back
      where back.transfer_id = way.transfer_id and back.ended_at is not null) then ${reason('bank_account_new')} end,
    case when way.available_at > ${now}::timestamptz then ${reason('balance_pending')} end) end`;

/** SQL: what holds the money of a job; null when nothing does, or there is none. */
export function holdReason(row: string, now: Date): Sql {
  const person = sql.ref(`${row}.applicant_id`);
  return sql`nullif(case
    when ${inState(row, 'hired', 'cancel_asked', 'done', 'disputed')} and ${chargebackOpen(row)}
      then ${reason('chargeback')}
    -- The influencer's part of a decided one could not be transferred.
    when ${inState(row, 'disputed')} and exists (select from dispute as decided
      where decided.remark_id = ${sql.ref(`${row}.id`)} and decided.state = 'ruled') then ${payoutHold(person)}
    when ${inState(row, 'disputed')} then ${reason('dispute')}
    when ${inState(row, 'done')} and ${heldMinor(row)} is not null then ${payoutHold(person)}
    when ${isPaidOut(row)} then ${ofWay(row, wayHold(person, now))} end, '')`;
}
