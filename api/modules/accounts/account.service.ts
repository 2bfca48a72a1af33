import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';

/** Turns mail about notifications on or off for the caller. Mail about the account itself always goes out. */
export async function setMailNotifications(ctx: Ctx, enabled: boolean): Promise<void> {
  const account = await ctx.em.findOneOrFail(Account, { id: accountIdOf(ctx) });
  account.mailNotifications = enabled;
  await ctx.em.flush();
}
