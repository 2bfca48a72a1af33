import { createHash } from 'node:crypto';
import type { CreateConnectedAccountInput, PayeeDetails } from '../../platform/payment/payment-provider.ts';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import type { AccountResult, BankAccountResult } from '../../platform/payment/payment-results.ts';
import type { Ports } from '../../platform/ports.ts';
import { PAYOUT_COUNTRY } from '../profiles/can-be-paid-out.facts.ts';
import type { BankDetails } from './bank-account.policy.ts';
import { type AccountHistory, payableFrom } from './new-account.policy.ts';
import { isClosed, isInReview } from './payout-needs.policy.ts';

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

/** What the form says of its owner. */
function payeeOf({ details, first, last, email, terms }: Registration): PayeeDetails {
  const [year = 0, month = 0, day = 0] = details.dateOfBirth.split('-').map(Number);
  const { line1, line2, city, state, postalCode, idNumber } = details;
  const address = { line1, line2, city, state, postalCode, country: PAYOUT_COUNTRY };
  const individual = { firstName: first, lastName: last, dob: { day, month, year }, address, idNumber };
  return { email, individual, termsAcceptance: terms };
}

/**
 * The member's connected account. One that is not paid gets the details of the form, unless the provider is checking
 * what it was given before: that goes on. Another is opened only when there is none or the provider closed it.
 */
async function accountFor({ payment, config }: Ports, told: Registration): Promise<string> {
  const known = told.providerAccountId ? await payment.retrieveAccount(told.providerAccountId) : null;
  if (known && !isClosed(known)) {
    if (!known.transfersEnabled && !isInReview(known))
      await payment.updateConnectedAccount(known.id, payeeOf(told), `${keyOf(told)}-${known.id}-details`);
    return known.id;
  }
  const input: CreateConnectedAccountInput = {
    ...payeeOf(told),
    country: PAYOUT_COUNTRY,
    productDescription: `Social media posts for brands on ${config.productName}`,
    metadata: { account: String(told.accountId) },
  };
  return (await payment.createConnectedAccount(input, `${keyOf(told)}-account`)).id;
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
