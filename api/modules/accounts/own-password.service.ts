import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { Account } from './account.entity.ts';
import { isPassword } from './password.ts';
import { countTry } from './tries.policy.ts';

/**
 * Asks for the actor's password again, before something that a borrowed phone must not do. Throws PASSWORD_REQUIRED and
 * PASSWORD_WRONG at `password`, RATE_LIMITED.
 */
export async function checkOwnPassword(ctx: Ctx, password: string): Promise<void> {
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, 'password');
  const id = accountIdOf(ctx);
  await countTry(ctx, 'ownPassword', id);
  const account = await ctx.em.findOneOrFail(Account, { id });
  if (!(await isPassword(password, account.passwordHash))) {
    throw new DomainError(ErrorCode.PASSWORD_WRONG, 'password');
  }
}
