import type { CreateTokenBankAccountData } from '@stripe/stripe-js';
import { t } from '../../../../languages/t.ts';
import { reach } from '../../../../lib/connection/reach.ts';
import { SOMETHING_WRONG } from '../../../../lib/errors.ts';

/** The provider refused the numbers; `message` is its text for the user. */
export class BankRefused extends Error {}

/** Where numbers are tokenised: at the local provider under `localBase`, otherwise through Stripe.js. */
type TokenProvider = { publishableKey: string; localBase: string | null };

type BankNumbers = { routingNumber: string; accountNumber: string; accountHolderName: string };

/** Has the provider turn the numbers into a token (`btok_…`), so that they never reach us. Throws `BankRefused`, or `Unreachable`. */
export function tokeniseBankAccount(numbers: BankNumbers, provider: TokenProvider): Promise<string> {
  const bank = {
    country: 'SG',
    currency: 'sgd',
    routing_number: numbers.routingNumber.trim(),
    account_number: numbers.accountNumber.replace(/[\s-]/g, ''),
    account_holder_name: numbers.accountHolderName.trim(),
    account_holder_type: 'individual',
  };
  return provider.localBase
    ? askLocal(bank, provider.localBase, provider.publishableKey)
    : askStripe(bank, provider.publishableKey);
}

async function askLocal(bank: Record<string, string>, base: string, key: string): Promise<string> {
  const members = Object.entries(bank).map(([name, value]) => [`bank_account[${name}]`, value]);
  const answer = await reach(`${base}/v1/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(members),
  });
  const body = (await answer.json().catch(() => null)) as {
    id?: string;
    error?: { message?: string };
  } | null;
  if (body?.id) return body.id;
  throw new BankRefused(body?.error?.message ?? t(SOMETHING_WRONG));
}

async function askStripe(bank: CreateTokenBankAccountData, key: string): Promise<string> {
  // Without side effects at import: its script is fetched only now.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(key).catch(() => null);
  if (!stripe) throw new BankRefused(t(SOMETHING_WRONG));
  const { token, error } = await stripe.createToken('bank_account', bank);
  if (token) return token.id;
  throw new BankRefused(error?.message ?? t(SOMETHING_WRONG));
}
