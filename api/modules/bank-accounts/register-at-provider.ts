import { createHash } from 'node:crypto';
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { AccountResult, BankAccountResult } from '../../platform/payment/payment-results.ts';
import type { Ports } from '../../platform/ports.ts';
import type { BankDetails } from './bank-account.policy.ts';
import { type AccountHistory, payableFrom } from './new-account.policy.ts';

/** Details for the payment provider. Held in memory during the call, never stored, never logged. */
export interface Registration {
  readonly accountId: number;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly details: BankDetails;
  readonly terms: { readonly at: Date; readonly ip: string };
  /** The member's existing connected account. */
  readonly providerAccountId: string | null;
  /** Number of this look at the provider. */
  readonly look: number;
  /** Keeps it beside the account that is paid out to. */
  readonly asSpare: boolean;
  readonly history: AccountHistory;
  /** When it was sent. */
  readonly now: Date;
}

/** The provider's answer. A refusal may leave a connected account that the next try reuses. */
export type RegistrationAnswer =
  | { readonly kind: 'saved'; readonly account: AccountResult; readonly bank: BankAccountResult }
  | { readonly kind: 'refused'; readonly message: string; readonly providerAccountId: string | null };

/** The same form sent twice gets the same key, and so the first answer. */
function keyOf({ accountId, email, first, last, details, terms }: Registration): string {
  const told = JSON.stringify({ email, first, last, details, terms });
  const digest = createHash('sha256').update(told).digest('hex').slice(0, 32);
  return `bank-${accountId}-${digest}`;
}

function openAccount(payment: PaymentProvider, told: Registration, about: string): Promise<AccountResult> {
  const { details, first, last, email, terms, accountId } = told;
  const [year = 0, month = 0, day = 0] = details.dateOfBirth.split('-').map(Number);
  const { line1, line2, city, state, postalCode, idNumber } = details;
  const address = { line1, line2, city, state, postalCode, country: 'SG' };
  const input = {
    country: 'SG' as const,
    email,
    individual: { firstName: first, lastName: last, dob: { day, month, year }, address, idNumber },
    termsAcceptance: terms,
    productDescription: about,
    metadata: { account: String(accountId) },
  };
  return payment.createConnectedAccount(input, `${keyOf(told)}-account`);
}

/** Reuses a verified connected account; replaces one that the provider does not trust. */
async function accountFor({ payment, config }: Ports, told: Registration): Promise<string> {
  const known = told.providerAccountId ? await payment.retrieveAccount(told.providerAccountId) : null;
  if (known?.transfersEnabled) return known.id;
  return (await openAccount(payment, told, `Social media posts for brands on ${config.productName}`)).id;
}

/**
 * Adds the bank account of a token, and makes it the member's payout account unless it is a spare or has to wait. Throws
 * PaymentProviderError when the outcome is unknown or our keys are wrong.
 */
export async function registerAtProvider(ports: Ports, told: Registration): Promise<RegistrationAnswer> {
  let providerAccountId: string | null = null;
  try {
    providerAccountId = await accountFor(ports, told);
    const key = `${keyOf(told)}-${providerAccountId}`;
    const bank = await ports.payment.addBankAccount(providerAccountId, told.details.bankToken, key);
    const waits = payableFrom(bank.fingerprint, told.history, told.now) !== null;
    if (!told.asSpare && !waits) await ports.payment.payToBankAccount(providerAccountId, bank.id);
    const account = await ports.payment.retrieveAccount(providerAccountId);
    return { kind: 'saved', account, bank };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.kind !== 'invalid' && error.kind !== 'card') throw error;
    return { kind: 'refused', message: error.message, providerAccountId };
  }
}
