import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';

/** Turns mail about notifications on or off for the caller. Mail about the account itself always goes out. */
export async function setMailNotifications(ctx: Ctx, enabled: boolean): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.mailNotifications = enabled;
  await ctx.em.flush();
}

/** The same for an account that is not signed in: whoever holds the link of a mail. Doing it twice changes nothing. */
export async function setMailNotificationsOf(ctx: Ctx, accountId: number, enabled: boolean): Promise<void> {
  await ctx.em.nativeUpdate(Account, { id: accountId }, { mailNotifications: enabled });
}
