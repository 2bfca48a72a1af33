import { createHmac } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/rate-limit/tries.ts';
import { sql } from '../../../platform/sql.ts';
import { hashToken } from '../token.ts';
import { MailLink } from './mail-link.entity.ts';

/** Purpose of a link. */
export type LinkPurpose = MailLink['purpose'];

const HOUR = 3_600_000;

/** Hours until a link expires, counted from sending its mail. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = {
  verify_email: 48,
  reset_password: 1,
  change_email: 24,
  undo_bank_account: 7 * 24,
  undo_email: 7 * 24,
  end_session: 7 * 24,
};

/** What a link is made for. */
interface NewLink {
  /** The event that its mail tells. */
  readonly factId: number;
  readonly accountId: number;
  readonly purpose: LinkPurpose;
  readonly subjectId?: number;
}

/**
 * Creates a link for an account and returns its token, which is not stored. A mail that is sent again has the same
 * token: a process may have died after the mail server took it.
 */
export async function createMailLink(ctx: Ctx, link: NewLink): Promise<string> {
  const { factId, accountId, purpose, subjectId = null } = link;
  const secret = ctx.ports.secrets.get('mail-links');
  const token = createHmac('sha256', secret).update(`${factId} ${purpose} ${accountId}`).digest('base64url');
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + linkHours[purpose] * HOUR);
  await sql`insert into mail_link (account_id, purpose, subject_id, token_hash, created_at, expires_at)
    values (${accountId}, ${purpose}, ${subjectId}, ${hashToken(token)}, ${now}, ${expiresAt})
    on conflict (token_hash) do nothing`.run(ctx);
  return token;
}

/** Marks all open links of an account and purpose as used, so that older mails no longer work. */
export async function revokeMailLinks(ctx: Ctx, accountId: number, purpose: LinkPurpose): Promise<void> {
  await sql`update mail_link set used_at = ${ctx.clock.now()}
    where account_id = ${accountId} and purpose = ${purpose} and used_at is null`.run(ctx);
}

/** Marks all open links of an account as used, whatever their purpose. */
export async function revokeAllMailLinks(ctx: Ctx, accountId: number): Promise<void> {
  for (const purpose of Object.keys(linkHours) as LinkPurpose[])
    await revokeMailLinks(ctx, accountId, purpose);
}

/** Counts a try of a mailed token. Throws RATE_LIMITED. */
export function countLink(ctx: Ctx, token: string): Promise<void> {
  return countAttempt(ctx, 'link', hashToken(token).toString('base64'));
}

/** What an open link is about; it stays open. Throws LINK_INVALID. */
export async function readMailLink(ctx: Ctx, token: string, purpose: LinkPurpose): Promise<MailLink> {
  const open = { tokenHash: hashToken(token), purpose, usedAt: null, expiresAt: { $gt: ctx.clock.now() } };
  const link = await ctx.em.findOne(MailLink, open);
  if (!link) throw new DomainError(ErrorCode.LINK_INVALID);
  return link;
}

/**
 * Uses up a token and returns its account; the account's other open links of the purpose expire with it. Throws
 * LINK_INVALID.
 */
export async function consumeMailLink(ctx: Ctx, token: string, purpose: LinkPurpose): Promise<number> {
  const now = ctx.clock.now();
  const used = await sql<{ accountId: number }>`update mail_link set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning account_id as "accountId"`.first(ctx);
  const accountId = used?.accountId;
  if (accountId === undefined) throw new DomainError(ErrorCode.LINK_INVALID);
  await revokeMailLinks(ctx, accountId, purpose);
  return accountId;
}
