import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { countAttempt } from '../../../platform/rate-limit/tries.ts';
import { noteSecurity } from '../../../platform/security-log.ts';
import { sql } from '../../../platform/sql.ts';
import { Account } from '../account.entity.ts';
import { toEmail } from '../email.policy.ts';
import { removeFactorsSince } from '../factors/recent-factors.service.ts';
import { setMailedPassword } from '../passwords/password.service.ts';
import { revokeOtherSessions } from '../sessions/session.service.ts';
import { consumeMailLink, countLink, readMailLink, revokeMailLinks } from '../sign-up/mail-link.service.ts';
import { confirmableSince, undoableSince } from './email-change.policy.ts';
import { isEmailTaken } from './email-taken.service.ts';
import { dropPendingChange } from './pending-change.service.ts';

/** A row of `email_change`. */
interface Change {
  readonly id: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly doneAt: Date;
}

const emailTaken = () => new DomainError(ErrorCode.EMAIL_TAKEN, 'email');

/**
 * Asks to change the caller's address: mails a link to the new one, and tells the present one if it is verified. An
 * address that was asked for before is given up. Throws EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN, RATE_LIMITED.
 */
export async function requestEmailChange(ctx: Ctx, typed: string): Promise<void> {
  const email = toEmail(typed);
  const accountId = accountIdOf(ctx);
  await countAttempt(ctx, 'emailChange', accountId);
  const account = await ctx.em.findOneOrFail(Account, { id: accountId }, forUpdate);
  if (email === account.email || (await isEmailTaken(ctx, email, accountId))) throw emailTaken();
  await dropPendingChange(ctx, accountId);
  const change = await sql<{
    id: number;
  }>`insert into email_change (account_id, old_email, new_email, created_at)
    values (${accountId}, ${account.email}, ${email}, ${ctx.clock.now()}) returning id`.first(ctx);
  const fact = { accountId, emailChangeId: change?.id ?? 0 };
  await record(ctx, { type: 'mail.emailChange.confirm', ...fact });
  if (account.emailVerifiedAt) await record(ctx, { type: 'mail.emailChange.asked', ...fact });
  noteSecurity(ctx, 'email_change_asked');
}

/** Gives up the address that the caller asked to change to. Repeating changes nothing. */
export async function withdrawEmailChange(ctx: Ctx): Promise<void> {
  const accountId = accountIdOf(ctx);
  await ctx.em.findOneOrFail(Account, { id: accountId }, forUpdate);
  if (await dropPendingChange(ctx, accountId)) noteSecurity(ctx, 'email_change_withdrawn');
}

const columns = sql`id, old_email as "oldEmail", new_email as "newEmail", created_at as "createdAt",
  done_at as "doneAt"`;

/** Stores another address, which its owner has proved. Throws EMAIL_TAKEN. */
async function setEmail(ctx: Ctx, account: Account, email: string): Promise<void> {
  account.email = email;
  account.emailVerifiedAt = ctx.clock.now();
  try {
    await ctx.em.flush();
  } catch (error) {
    // Another account was faster.
    throw error instanceof UniqueConstraintViolationException ? emailTaken() : error;
  }
}

/**
 * Changes the address of the caller's account with the token that was mailed to the new one. The reader of that
 * mailbox is a stranger when the address was mistyped, so that the account has to be signed in, too. Links that were mailed to
 * the old address no longer work. Throws LINK_INVALID, VERIFY_SIGN_IN when not signed in to that account, EMAIL_TAKEN,
 * RATE_LIMITED.
 */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<string> {
  await countLink(ctx, token);
  const { accountId, subjectId } = await readMailLink(ctx, token, 'change_email');
  if (ctx.actor.sessionId === null || ctx.actor.accountId !== accountId)
    throw new DomainError(ErrorCode.VERIFY_SIGN_IN);
  const account = await ctx.em.findOneOrFail(Account, { id: accountId }, forUpdate);
  await consumeMailLink(ctx, token, 'change_email');
  const now = ctx.clock.now();
  const change = await sql<Change>`select ${columns} from email_change where id = ${subjectId}
    and done_at is null and created_at > ${confirmableSince(now)}`.first(ctx);
  if (!change) throw new DomainError(ErrorCode.LINK_INVALID);
  const { id, newEmail } = change;
  if (await isEmailTaken(ctx, newEmail, accountId)) throw emailTaken();
  const wasVerified = account.emailVerifiedAt !== null;
  await sql`update account set is_email_form_shared = false where id = ${accountId}`.run(ctx);
  await setEmail(ctx, account, newEmail);
  for (const purpose of ['verify_email', 'reset_password'] as const)
    await revokeMailLinks(ctx, accountId, purpose);
  if (wasVerified) {
    await sql`update email_change set done_at = ${now} where id = ${id}`.run(ctx);
    await record(ctx, { type: 'mail.emailChange.done', accountId, emailChangeId: id });
  } else {
    // Nobody had proved the old address, so that it cannot undo anything; see `verifyEmail`.
    await sql`delete from email_change where id = ${id}`.run(ctx);
    await revokeOtherSessions(ctx);
  }
  noteSecurity(ctx, 'email_changed');
  return newEmail;
}

/** Ends what was mailed to the addresses that a change led to, and links to undo that change and later ones. */
async function revokeLinksSince(ctx: Ctx, accountId: number, { id, doneAt }: Change): Promise<void> {
  await sql`update mail_link set used_at = ${ctx.clock.now()} where account_id = ${accountId} and used_at is null
    and (created_at >= ${new Date(doneAt)} and purpose <> 'undo_email'
      or purpose = 'undo_email' and subject_id >= ${id})`.run(ctx);
}

/**
 * Undoes a change of an address, and every later one, with the token that was mailed to the old address: it is the
 * account's address again, with a new password. All sessions, tokens and programs end, webhooks pause, and second
 * factors that were added since the change was asked for are removed. Throws LINK_INVALID, RATE_LIMITED, the failures of
 * the password field.
 */
export async function undoEmailChange(ctx: Ctx, token: string, password: string): Promise<string> {
  await countLink(ctx, token);
  const { accountId, subjectId } = await readMailLink(ctx, token, 'undo_email');
  const account = await ctx.em.findOneOrFail(Account, { id: accountId }, forUpdate);
  const now = ctx.clock.now();
  const change = await sql<Change>`select ${columns} from email_change where id = ${subjectId}
    and done_at > ${undoableSince(now)} and undone_at is null`.first(ctx);
  if (!change) throw new DomainError(ErrorCode.LINK_INVALID);
  // Two accounts of one mailbox are older than the rule against them, and stay.
  await sql`update account set is_email_form_shared = exists (select from account as other
      where other.email_form = form_of_email(${change.oldEmail}) and other.id <> account.id)
    where id = ${accountId}`.run(ctx);
  await setEmail(ctx, account, change.oldEmail);
  await sql`update email_change set undone_at = ${now}
    where account_id = ${accountId} and id >= ${change.id} and done_at is not null and undone_at is null`.run(
    ctx,
  );
  await removeFactorsSince(ctx, accountId, new Date(change.createdAt));
  await revokeLinksSince(ctx, accountId, change);
  await setMailedPassword(ctx, account, password);
  await record(ctx, { type: 'mail.emailChange.undone', accountId, emailChangeId: change.id });
  noteSecurity(ctx, 'email_change_undone', { accountId });
  return change.oldEmail;
}

/** Deletes old addresses that can no longer be gone back to, and new ones that were never confirmed. */
export async function forgetEmailChanges(ctx: Ctx): Promise<void> {
  await sql`delete from email_change
    where coalesce(done_at, created_at) <= ${undoableSince(ctx.clock.now())}`.run(ctx);
}
