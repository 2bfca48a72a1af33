import type { Stripe } from 'stripe';
import type { CardFacts } from './banks/card-check.ts';
import type { BankFacts } from './banks/test-banks.ts';
import type { CardBehaviour } from './banks/test-cards.ts';

/** Where the provider is mounted on the product's own origin. */
export const LOCAL_PROVIDER_PATH = '/provider';

/** What a payment waits for: 3-D Secure, or a PayNow code that is scanned in the bank's app. */
export interface Challenge {
  id: string;
  object: 'challenge';
  /** Id of the payment, or of the setup of a card. */
  payment_intent: string;
  payment_method: string;
  return_url: string | null;
  state: 'open' | 'completed' | 'failed' | 'expired' | 'abandoned';
  created: number;
}

/** What the provider keeps of a link to its page for payees. It is opened once. */
export interface StoredAccountLink {
  id: string;
  object: 'account_link';
  account: string;
  refresh_url: string;
  return_url: string;
  created: number;
  expires_at: number;
  state: 'new' | 'open' | 'done';
}

/** Why an account gets no payouts, apart from missing details. */
export interface AccountHidden {
  /** Why the provider closed the account, such as `rejected.fraud`. */
  disabledReason: string | null;
  /** Further requirements that the provider raised later. */
  extraDue: string[];
  /** The id number did not match the person. */
  mismatch: boolean;
  /** By when the further requirements are due, in seconds; absent or null for now. */
  deadline?: number | null;
  /** Details that were given and are being checked. */
  pending?: string[];
  /** Why details that were given are not accepted. */
  errors?: Stripe.Account.Requirements.Error[];
}

interface Stored<Body, Hidden = null> {
  body: Body;
  /** What the provider stores and never returns. */
  hidden: Hidden;
}

/** Every kind of object with its answered body and its hidden part. */
export interface StoredObjects {
  payment_method: Stored<Stripe.PaymentMethod, { behaviour: CardBehaviour; spent: boolean }>;
  token: Stored<Stripe.Token, { card: CardFacts | null; bank: BankFacts | null }>;
  payment_intent: Stored<Stripe.PaymentIntent, { challenge: string | null }>;
  customer: Stored<Stripe.Customer | Stripe.DeletedCustomer>;
  setup_intent: Stored<Stripe.SetupIntent, { challenge: string | null }>;
  challenge: Stored<Challenge>;
  charge: Stored<Stripe.Charge>;
  balance_transaction: Stored<Stripe.BalanceTransaction>;
  refund: Stored<Stripe.Refund>;
  dispute: Stored<Stripe.Dispute>;
  account: Stored<Stripe.Account, AccountHidden>;
  account_link: Stored<StoredAccountLink>;
  bank_account: Stored<Stripe.BankAccount, { payoutFailure: BankFacts['payoutFailure']; removed: boolean }>;
  transfer: Stored<Stripe.Transfer>;
  transfer_reversal: Stored<Stripe.TransferReversal>;
  /** With the payments of the account that it brings to the bank. */
  payout: Stored<Stripe.Payout, { account: string; payments: string[] }>;
}

export type Kind = keyof StoredObjects;
export type Body<K extends Kind> = StoredObjects[K]['body'];
export type Hidden<K extends Kind> = StoredObjects[K]['hidden'];
/** The hidden part as an argument, for kinds that have one. */
export type HiddenArgument<K extends Kind> = Hidden<K> extends null ? [] : [Hidden<K>];

type Words<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Words<Rest> : S;

/** Fields that are answered as null: `nulls('customer review')`. */
export const nulls = <S extends string>(fields: S) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, null])) as Record<Words<S>, null>;
