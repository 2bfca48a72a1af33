import { Account } from '../../../schema/account.ts';
import { BankAccount, SpareBankAccount } from '../../../schema/bank-account.ts';
import type { FirstStep } from '../../../schema/first-steps.ts';
import { type Ctx } from '../../platform/context.ts';
import { readOne } from '../../platform/read/read-list.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { type Column, columnsOf, later, one, oneById, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { isHeard } from '../notifications/muted.facts.ts';
import { profileView } from '../profiles/profile.view.ts';
import { Account as AccountEntity } from './account.entity.ts';
import { confirmableSince } from './email-change/email-change.policy.ts';

const { column, columns } = columnsOf(AccountEntity);

/** A column of the profile, which shares its id with the account. */
function ofProfile(name: string): Column {
  return (row) =>
    sql`(select ${sql.ref(`own.${name}`)} from profile as own where own.id = ${sql.ref(`${row}.id`)})`;
}

/** The profile fields that the account still lacks for applying (specification, section 5). */
export const missingForApplying: Column = (row) => sql`(select array_remove(array[
      case when own.first = '' then 'first' end,
      case when own.last = '' then 'last' end,
      case when own.date_of_birth is null then 'dateOfBirth' end,
      case when own.gender is null then 'gender' end,
      case when own.country is null then 'country' end,
      case when coalesce(own.bio, '') = '' then 'bio' end,
      case when own.instagram_price_minor is null then 'instagramPrice' end], null)
    from profile as own where own.id = ${sql.ref(`${row}.id`)})`;

/** The steps to a first job that the account has taken. */
const firstStepsDone: Column = (row) => {
  const id = sql.ref(`${row}.id`);
  const step = (name: FirstStep, isDone: Sql) => sql`case when ${isDone} then ${sql.lit(name)} end`;
  return sql`(select array_remove(array[
      ${step('linkAccount', sql`exists (select from social_account as linked where linked.profile_id = ${id})`)},
      ${step('setPrice', sql`own.instagram_price_minor is not null`)},
      ${step('addBankAccount', sql`exists (select from bank_account as bank where bank.owner_id = ${id})`)},
      ${step('apply', sql`exists (select from remark as job where job.applicant_id = ${id})`)},
      ${step('introduce', sql`own.avatar_id is not null and coalesce(own.bio, '') <> ''`)},
      ${step('postCampaign', sql`exists (select from campaign as posted where posted.owner_id = ${id})`)},
      ${step(
        'invite',
        sql`exists (select from invitation join campaign as posted on posted.id = campaign_id where posted.owner_id = ${id})`,
      )}], null)
    from profile as own where own.id = ${id})`;
};

/** The address that the owner asked to change to, until it is confirmed or the link ends. */
const pendingEmail: Column = (row, _field, { now }) =>
  sql`(select change.new_email from email_change as change where change.account_id = ${sql.ref(`${row}.id`)}
    and change.done_at is null and change.created_at > ${confirmableSince(now)})`;

/** Only staff who see the product as this person read it. */
const seenByStaffUntil: Column = (_row, _field, { actor }) =>
  actor.look
    ? sql`(select l.ends_at from staff_look as l where l.session_id = ${actor.sessionId}::int and l.ended_at is null)`
    : sql`null::timestamptz`;

/** View of Account, for its owner only. */
export const accountView = viewOf(Account, AccountEntity, {
  isStaff: (row) => sql`${sql.ref(`${row}.is_staff`)}`,
  ...columns(
    'id',
    'email',
    'staffRoles',
    'mailNotifications',
    'mutedNotifications',
    'purpose',
    'language',
    'createdAt',
  ),
  emailVerified: (row) => sql`${sql.ref(`${row}.email_verified_at`)} is not null`,
  pendingEmail,
  seenByStaffUntil,
  // The account and its profile are one to their owner.
  updatedAt: (row, field, plan) => sql`greatest(${sql.ref(`${row}.updated_at`)},
    ${ofProfile('updated_at')(row, field, plan)})`,
  profile: oneById(profileView, column('id')),
  dateOfBirth: ofProfile('date_of_birth'),
  gender: ofProfile('gender'),
  phonePrefix: ofProfile('phone_prefix'),
  mobile: ofProfile('mobile'),
  hasPlace: (row) => sql`exists (select from profile as own
    where own.id = ${sql.ref(`${row}.id`)} and own.latitude is not null and own.longitude is not null)`,
  bankAccount: one(
    later(BankAccount),
    (bank, row) => sql`${sql.ref(`${bank}.owner_id`)} = ${sql.ref(`${row}.id`)}`,
  ),
  spareBankAccount: one(
    later(SpareBankAccount),
    (bank, row) =>
      sql`${sql.ref(`${bank}.owner_id`)} = ${sql.ref(`${row}.id`)} and ${sql.ref(`${bank}.is_spare`)}`,
  ),
  missingForApplying,
  firstStepsDone,
  hasDraft: (row) =>
    sql`exists (select from campaign_draft as draft where draft.owner_id = ${sql.ref(`${row}.id`)})`,
  unreadNotifications: (row) => sql`(select count(*)::int from notification as n
    where n.recipient_id = ${sql.ref(`${row}.id`)} and n.read_at is null
      and ${isHeard('n', sql.ref(`${row}.muted_notifications`))})`,
  unreadMessages: (row) => sql`(select coalesce(sum(side.unread), 0)::int from conversation_member as side
    where side.account_id = ${sql.ref(`${row}.id`)} and side.unread > 0)`,
});

/** The actor's own account, null for visitors. */
export async function readMe(ctx: Ctx, fields: Fields, accountId = ctx.actor.accountId) {
  if (accountId === null) return null;
  return readOne<Account>(
    ctx,
    { view: accountView, where: (row) => sql`${sql.ref(`${row}.id`)} = ${accountId}` },
    fields,
  );
}
