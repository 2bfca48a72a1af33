import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { MailLink } from './mail-link.entity.ts';
import { hashToken, makeToken } from './token.ts';

/** What a link proves the address for. */
export type LinkPurpose = MailLink['purpose'];

const HOUR = 3_600_000;

/** How long a link is good, in hours from the moment its mail is sent. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { verify_email: 48, reset_password: 1 };

/** Makes a link of an account and answers its token, which is stored nowhere. */
export async function makeLink(ctx: Ctx, accountId: number, purpose: LinkPurpose): Promise<string> {
  const { token, hash } = makeToken();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + linkHours[purpose] * HOUR);
  ctx.em.create(MailLink, { accountId, purpose, tokenHash: hash, createdAt, expiresAt });
  await ctx.em.flush();
  return token;
}

/** Marks all open links of an account as used, so that no older mail works any more. */
export async function voidLinks(ctx: Ctx, accountId: number, purpose: LinkPurpose): Promise<void> {
  await sql`update mail_link set used_at = ${ctx.clock.now()}
    where account_id = ${accountId} and purpose = ${purpose} and used_at is null`.execute(ctx.em.getKysely());
}

/** Ends all open links of an account, whatever they are for. */
export async function voidAllLinks(ctx: Ctx, accountId: number): Promise<void> {
  for (const purpose of Object.keys(linkHours) as LinkPurpose[]) await voidLinks(ctx, accountId, purpose);
}

/** Uses a token and answers whose it is; the other open links of the purpose end with it. Throws LINK_INVALID. */
export async function spendLink(ctx: Ctx, token: string, purpose: LinkPurpose): Promise<number> {
  const now = ctx.clock.now();
  const used = await sql<{ accountId: number }>`update mail_link set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning account_id as "accountId"`.execute(ctx.em.getKysely());
  const accountId = used.rows[0]?.accountId;
  if (accountId === undefined) throw new DomainError(ErrorCode.LINK_INVALID);
  await voidLinks(ctx, accountId, purpose);
  return accountId;
}
