import type { Ctx } from '../../platform/context.ts';
import type { BankAccount } from './bank-account.entity.ts';
import type { KeptBankAccount } from './kept-bank-account.entity.ts';

const HOUR = 3_600_000;

/** Hours for which nothing is paid out to a bank account that took another's place. */
export const WAIT_HOURS = 72;

/** Days for which the earlier bank account is kept, and the mail can put it back. */
export const UNDO_DAYS = 7;

/** Facts by which a bank account is paid out to right away, or waits. */
export interface AccountHistory {
  /** Whether the member never had a bank account. */
  readonly isFirst: boolean;
  /** Whether the caller has just shown their second factor. */
  readonly isProved: boolean;
  /** Their other accounts: the one that is paid out to, the spare, and the one before the last change. */
  readonly known: readonly Pick<KeptBankAccount, 'fingerprint' | 'payableAt'>[];
}

/**
 * From when a bank account is paid out to; null when that is right away: the first one, one added by a member who has
 * just shown their second factor, and one of the member's own that is old enough.
 */
export function payableFrom(
  fingerprint: string | null,
  { isFirst, isProved, known }: AccountHistory,
  now: Date,
): Date | null {
  if (isFirst || isProved) return null;
  const same = fingerprint === null ? undefined : known.find((one) => one.fingerprint === fingerprint);
  if (!same) return new Date(now.getTime() + WAIT_HOURS * HOUR);
  return same.payableAt && same.payableAt > now ? same.payableAt : null;
}

/** Minutes for which a second factor counts. */
const PROOF_MINUTES = 15;

/** Whether the caller has just shown their second factor. */
export const isProved = ({ actor, clock }: Ctx): boolean =>
  actor.factorAt != null && clock.now().getTime() - actor.factorAt.getTime() <= (PROOF_MINUTES * HOUR) / 60;

/** What both kinds of rows say of a bank account. */
export function partsOf(bank: BankAccount | KeptBankAccount) {
  const { accountType, bankName, last4, accountHolderName, swiftCode, routingNumber, bankAddress } = bank;
  const { currency, fingerprint, providerAccountId, providerBankId } = bank;
  return {
    ...{ accountType, bankName, last4, accountHolderName, swiftCode, routingNumber },
    ...{ currency, providerAccountId, providerBankId },
    bankAddress: bankAddress ?? null,
    fingerprint: fingerprint ?? null,
    payableAt: bank.payableAt ?? null,
  };
}
