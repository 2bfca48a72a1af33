import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/rate-limit/tries.ts';
import { sql } from '../../../platform/sql.ts';
import { createSecretToken, hashToken } from '../token.ts';
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

/** Creates a link for an account and returns its token, which is not stored. */
export async function createMailLink(
  ctx: Ctx,
  accountId: number,
  purpose: LinkPurpose,
  subjectId: number | null = null,
): Promise<string> {
  const { token, hash } = createSecretToken();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + linkHours[purpose] * HOUR);
  ctx.em.create(MailLink, { accountId, purpose, subjectId, tokenHash: hash, createdAt, expiresAt });
  await ctx.em.flush();
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
