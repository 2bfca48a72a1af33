import type { JobMoney, PayoutAccount, PayoutHold, PayoutPromise } from '../../../../schema/job-money.ts';
import type { Field } from '../../../platform/read/selection.ts';
import type { Column, Plan } from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { holdReason, moneyMinor, moneyPlace, ofWay, payableAt, promisedOn } from './job-money.facts.ts';

type Members<Type> = { readonly [Name in keyof Type & string]-?: Column };

/** SQL: the asked members of an object that is no row of its own. */
function object<Type>(members: Members<Type>, row: string, { fields }: Field, plan: Plan): Sql {
  const pairs = fields.map(
    (field) => sql`${sql.lit(field.key)}, ${members[field.name as keyof Type & string](row, field, plan)}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

/** Facts of a hold, which the resolver makes text, code, parameters and path of. */
const holdFacts: Column = (row, _field, { actor, now }) => sql`(select json_build_object(
    'reason', ${holdReason(row, now)}, 'remarkId', ${sql.ref(`${row}.id`)}, 'campaignTitle', about.title,
    'side', case ${actor.accountId}::int when person.id then 'applicant' when about.owner_id then 'owner'
      else 'nobody' end,
    'personName', trim(person.first || ' ' || person.last))
  from campaign as about, profile as person
  where about.id = ${sql.ref(`${row}.campaign_id`)} and person.id = ${sql.ref(`${row}.applicant_id`)})`;

const holdMembers: Members<PayoutHold> = {
  reason: (row, _field, { now }) => holdReason(row, now),
  since: (row, _field, { now }) => sql`(select noted.began_at from payout_hold as noted
    where noted.remark_id = ${sql.ref(`${row}.id`)} and noted.ended_at is null
      and noted.reason = ${holdReason(row, now)})`,
  until: (row, _field, { now }) => sql`case ${holdReason(row, now)}
    when 'balance_pending' then ${ofWay(row, sql`way.available_at`)}
    when 'bank_account_new' then ${payableAt(sql.ref(`${row}.applicant_id`))} end`,
  text: holdFacts,
  code: holdFacts,
  params: holdFacts,
  path: holdFacts,
};

const promiseMembers: Members<PayoutPromise> = {
  day: (said) => sql.ref(`${said}.promised_on`),
  source: (said) => sql.ref(`${said}.source`),
  madeAt: (said) => sql.ref(`${said}.created_at`),
};

const accountMembers: Members<PayoutAccount> = {
  bankName: (bank) => sql.ref(`${bank}.bank_name`),
  last4: (bank) => sql.ref(`${bank}.last4`),
};

const usd = (minor: Sql): Sql => sql`(select case when money.minor is not null
  then json_build_object('amount', money.minor, 'currency', 'USD') end from (select ${minor} as minor) as money)`;

const members: Members<JobMoney> = {
  place: (row) => moneyPlace(row),
  amount: (row, _field, { actor }) => usd(moneyMinor(row, actor.accountId)),
  sent: (row, _field, { actor }) => sql`case when ${sql.ref(`${row}.applicant_id`)} = ${actor.accountId}::int
    then ${ofWay(
      row,
      sql`case when way.sent_currency <> way.currency
        then json_build_object('amount', way.sent_minor, 'currency', way.sent_currency) end`,
    )} end`,
  promisedOn: (row) => ofWay(row, promisedOn),
  promises: (row, field, plan) => sql`(select coalesce(json_agg(${object(promiseMembers, 'said', field, plan)}
      order by said.id desc), '[]'::json) from (select * from payout_promise
    where remark_id = ${sql.ref(`${row}.id`)} order by id desc limit 20) as said)`,
  arrivedOn: (row) => ofWay(row, sql`way.arrived_on`),
  account: (
    row,
    field,
    plan,
  ) => sql`(select ${object(accountMembers, 'bank', field, plan)} from bank_account as bank
    where bank.owner_id = ${sql.ref(`${row}.applicant_id`)} and bank.owner_id = ${plan.actor.accountId}::int)`,
  hold: (row, field, plan) => sql`case when ${holdReason(row, plan.now)} is not null
    then ${object(holdMembers, row, field, plan)} end`,
};

/** SQL: where the money of a job is; null for free jobs and while nothing is agreed. */
export const jobMoney: Column = (row, field, plan) =>
  sql`case when ${moneyPlace(row)} is not null then ${object(members, row, field, plan)} end`;
