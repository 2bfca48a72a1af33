import { ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { checkLine } from '../../platform/text.ts';
import { BankAccount } from './bank-account.entity.ts';

/** Descriptive texts of a registered bank account. The payment provider pays out by its own reference, not by these. */
export interface BankWords {
  readonly accountType: 'saving' | 'current';
  readonly bankName: string;
  readonly accountHolderName: string;
  readonly swiftCode: string;
  readonly routingNumber: string;
  readonly bankAddress: string | null;
}

const LONGEST = 200;

function wordOf(typed: string, field: string): string {
  return checkLine(typed, { field, max: LONGEST, missing: ErrorCode.FIELD_REQUIRED });
}

/**
 * Changes the texts of the caller's bank account; payouts still go to the registered account. Throws NOT_FOUND without
 * one, FIELD_REQUIRED at each empty field, BAD_INPUT.
 */
export async function describeBankAccount(ctx: Ctx, words: BankWords): Promise<void> {
  const bank = await orNotFound(ctx.em.findOne(BankAccount, { ownerId: accountIdOf(ctx) }));
  ctx.em.assign(bank, {
    accountType: words.accountType,
    bankName: wordOf(words.bankName, 'bankName'),
    accountHolderName: wordOf(words.accountHolderName, 'accountHolderName'),
    swiftCode: wordOf(words.swiftCode, 'swiftCode'),
    routingNumber: wordOf(words.routingNumber, 'routingNumber'),
    bankAddress: words.bankAddress === null ? null : wordOf(words.bankAddress, 'bankAddress'),
    updatedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
}
