import type { Purpose } from '../../../schema/first-steps.ts';
import type { Language } from '../../../schema/language.ts';
import type { MutedNotification } from '../../../schema/muted-notification.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';

/** Turns notification mail on or off for the caller. Mail about the account itself is always sent. */
export async function setMailNotifications(ctx: Ctx, enabled: boolean): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.mailNotifications = enabled;
  await ctx.em.flush();
}

/** Stores which notifications the caller does not want. */
export async function setMutedNotifications(ctx: Ctx, muted: readonly MutedNotification[]): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.mutedNotifications = [...new Set(muted)].toSorted();
  await ctx.em.flush();
}

/** Stores what the caller came for; null shows no first steps any more. */
export async function setPurpose(ctx: Ctx, purpose: Purpose | null): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.purpose = purpose;
  await ctx.em.flush();
}

/** Stores the caller's language for all their devices. */
export async function setLanguage(ctx: Ctx, language: Language): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.language = language;
  await ctx.em.flush();
}

/** Language tag for mail to an account; null when unknown. */
export async function mailLanguageOf({ em }: Pick<Ctx, 'em'>, accountId: number): Promise<Language | null> {
  const account = await em
    .fork()
    .findOne(Account, { id: accountId }, { fields: ['language', 'pageLanguage'] });
  return account?.language ?? account?.pageLanguage ?? null;
}

/** Language tag of the caller; null for visitors and for members who have not chosen one. */
export async function languageOf({ em, actor }: Ctx): Promise<Language | null> {
  if (actor.accountId === null) return null;
  const account = await em.fork().findOne(Account, { id: actor.accountId }, { fields: ['language'] });
  return account?.language ?? null;
}

/**
 * Turns notification mail on or off for an account without signing in, through the link in a mail. Repeating changes
 * nothing.
 */
export async function setMailNotificationsOf(ctx: Ctx, accountId: number, enabled: boolean): Promise<void> {
  await ctx.em.nativeUpdate(Account, { id: accountId }, { mailNotifications: enabled });
}
