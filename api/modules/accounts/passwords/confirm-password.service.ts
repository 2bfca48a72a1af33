import { LockMode } from '@mikro-orm/core';
import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { countTry } from '../../../platform/rate-limit/tries.ts';
import { Account } from '../account.entity.ts';
import { isPassword } from '../password.ts';

/**
 * Verifies the caller's password and locks the account's row until the transaction ends. Wrong guesses share a limit
 * with changing the password. Throws PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED.
 */
export async function confirmPassword(ctx: Ctx, password: string, field: string): Promise<Account> {
  if (password === '') throw new DomainError(ErrorCode.PASSWORD_REQUIRED, field);
  const id = accountIdOf(ctx);
  await countTry(ctx, 'newPassword', id);
  const account = await ctx.em.findOneOrFail(Account, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!(await isPassword(password, account.passwordHash))) {
    throw new DomainError(ErrorCode.PASSWORD_WRONG, field);
  }
  return account;
}
