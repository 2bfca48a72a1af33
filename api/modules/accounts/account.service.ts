import type { Language } from '../../../schema/language.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';

/** Turns mail about notifications on or off for the caller. Mail about the account itself always goes out. */
export async function setMailNotifications(ctx: Ctx, enabled: boolean): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.mailNotifications = enabled;
  await ctx.em.flush();
}

/** Keeps the language that the caller reads the product in, on every device. */
export async function setLanguage(ctx: Ctx, language: Language): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.language = language;
  await ctx.em.flush();
}

/** Tag of the language that mail to an account is written in; null while nothing is known of it. */
export async function mailLanguageOf({ em }: Pick<Ctx, 'em'>, accountId: number): Promise<Language | null> {
  const account = await em
    .fork()
    .findOne(Account, { id: accountId }, { fields: ['language', 'pageLanguage'] });
  return account?.language ?? account?.pageLanguage ?? null;
}

/** Tag of the caller's language; null for visitors, and for members who have not chosen one. */
export async function languageOf({ em, actor }: Ctx): Promise<Language | null> {
  if (actor.accountId === null) return null;
  const account = await em.fork().findOne(Account, { id: actor.accountId }, { fields: ['language'] });
  return account?.language ?? null;
}

/** Turns the same mail on or off for an account that is not signed in: whoever holds the link of a mail. Doing it twice changes nothing. */
export async function setMailNotificationsOf(ctx: Ctx, accountId: number, enabled: boolean): Promise<void> {
  await ctx.em.nativeUpdate(Account, { id: accountId }, { mailNotifications: enabled });
}
