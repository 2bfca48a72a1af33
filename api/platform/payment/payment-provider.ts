import type {
  AccountResult,
  BalanceMovement,
  BankAccountResult,
  ChargeResult,
  DisputeResult,
  PaymentEvent,
  PaymentIntentResult,
  PayoutResult,
  RefundResult,
  SetupIntentResult,
  TransferResult,
  TransferReversalResult,
} from './payment-results.ts';

export interface CreatePaymentIntentInput {
  amountMinor: number;
  currency: string;
  description: string;
  transferGroup: string;
  metadata: Record<string, string>;
  /** Whether it can be paid by PayNow, where the account takes it and the payment is in Singapore dollars. */
  takesPayNow?: boolean;
  /** What the payer reads on the card's statement, behind the platform's name. */
  statementSuffix?: string;
}

export interface ConfirmPaymentIntentInput {
  /** `pm_...` of a card or of PayNow, created in the browser or by {@link PaymentProvider.createPaymentMethodFromToken}. */
  paymentMethodId: string;
  /** With it, 3-D Secure leaves the page and returns here; without it, the page handles it. */
  returnUrl?: string;
  /** Where the provider sends a receipt. */
  receiptEmail?: string;
  /** Customer of a saved card. */
  customerId?: string;
  /** Nobody is there to answer the card's bank: where it wants its holder, throws `card` `authentication_required`. */
  isOffSession?: boolean;
}

/** A payee. The id number goes to the provider only. */
export interface ConnectedPerson {
  firstName: string;
  lastName: string;
  dob: { day: number; month: number; year: number };
  address: {
    line1: string;
    line2?: string;
    city: string;
    state?: string;
    postalCode: string;
    country: string;
  };
  idNumber: string;
  phone?: string;
  nationality?: string;
}

/** What a payee says about themselves. Unlike the country, it can be changed later. */
export interface PayeeDetails {
  email: string;
  individual: ConnectedPerson;
  /** When and from which address the payee accepted the provider's terms. */
  termsAcceptance: { at: Date; ip: string };
}

export interface CreateConnectedAccountInput extends PayeeDetails {
  country: 'SG';
  /** Description of the payee's business, for the provider. */
  productDescription: string;
  metadata: Record<string, string>;
}

/** Where a payee goes from the provider's page. */
export interface AccountLinkWays {
  /** When they leave it, done or not. */
  returnUrl: string;
  /** When the address of the page does not work any more; this makes a new one. */
  refreshUrl: string;
}

export interface CreateTransferInput {
  /** In the currency in which the charge settled: the provider refuses every other. */
  amountMinor: number;
  currency: string;
  /** What was agreed with the payee, where that is in another currency. */
  agreed?: { amountMinor: number; currency: string };
  /** The connected account. */
  destination: string;
  transferGroup: string;
  /** The charge whose money is moved; its transfers may not exceed it. */
  sourceTransaction: string;
  metadata: Record<string, string>;
}

/**
 * The payment provider, for the modules. Every change takes an idempotency key: the same key with the same input gets
 * the first answer, success or refusal, so a new try after a refusal needs a new key. All methods throw only
 * `PaymentProviderError`. Call them outside of database transactions.
 */
export interface PaymentProvider {
  /** Creates a payment without charging it. */
  createPaymentIntent(input: CreatePaymentIntentInput, key: string): Promise<PaymentIntentResult>;
  /** Charges a payment. Succeeded, or waiting for 3-D Secure or for a scanned PayNow code; throws kind `card` when declined. */
  confirmPaymentIntent(
    id: string,
    input: ConfirmPaymentIntentInput,
    key: string,
  ): Promise<PaymentIntentResult>;
  retrievePaymentIntent(id: string): Promise<PaymentIntentResult>;
  /** Cancels an unpaid payment. Throws `invalid` when it was paid already. */
  cancelPaymentIntent(id: string, key: string): Promise<PaymentIntentResult>;
  /** For legacy clients, which send `tok_...`. A token works once. */
  createPaymentMethodFromToken(token: string, key: string): Promise<{ id: string }>;
  /** Creates a customer, to whom saved cards belong. */
  createCustomer(input: { metadata: Record<string, string> }, key: string): Promise<{ id: string }>;
  /** Deletes a customer; saved cards of it cannot be charged any more. Throws `invalid` when there is none. */
  deleteCustomer(id: string, key: string): Promise<{ id: string }>;
  /** Begins saving a card for later payments, also while its holder is away. */
  createSetupIntent(input: { customerId: string }, key: string): Promise<SetupIntentResult>;
  retrieveSetupIntent(id: string): Promise<SetupIntentResult>;
  /** Takes a saved card from its customer; it cannot be charged any more. Throws `invalid` when it has none. */
  detachPaymentMethod(id: string, key: string): Promise<{ id: string }>;
  retrieveCharge(id: string): Promise<ChargeResult>;
  /** Opens a payee's connected account, without a dashboard at the provider. */
  createConnectedAccount(input: CreateConnectedAccountInput, key: string): Promise<AccountResult>;
  /** Updates a payee's details, which may be what the provider waits for. Throws `invalid` for what cannot be changed. */
  updateConnectedAccount(id: string, details: PayeeDetails, key: string): Promise<AccountResult>;
  retrieveAccount(id: string): Promise<AccountResult>;
  /** Address of the provider's page where a payee gives what it still requires. It can be visited once, within minutes. */
  createAccountLink(id: string, ways: AccountLinkWays, key: string): Promise<string>;
  /** Attaches a bank account (`btok_...`). The first of a connected account is the one that is paid out to. */
  addBankAccount(accountId: string, bankToken: string, key: string): Promise<BankAccountResult>;
  /** Makes a bank account the one that a connected account is paid out to. Throws `invalid` when it is gone. */
  payToBankAccount(accountId: string, bankAccountId: string): Promise<void>;
  /**
   * Removes a bank account. False when the provider does not, because it is the default; it goes when another has been
   * added. Removing an unknown one succeeds.
   */
  deleteBankAccount(accountId: string, bankAccountId: string, key: string): Promise<boolean>;
  createTransfer(input: CreateTransferInput, key: string): Promise<TransferResult>;
  retrieveTransfer(id: string): Promise<TransferResult>;
  /** All transfers of a group, newest first. */
  listTransfers(transferGroup: string): Promise<TransferResult[]>;
  /** All transfers since a moment, newest first, at most 5,000. */
  listTransfersSince(since: Date): Promise<TransferResult[]>;
  /** A payout of a connected account to its bank. */
  retrievePayout(accountId: string, payoutId: string): Promise<PayoutResult>;
  /** Ids of the payments of a connected account that a payout brings to the bank, at most 1,000. */
  listPayoutPayments(accountId: string, payoutId: string): Promise<string[]>;
  /** Reverses a transfer; without an amount, what is left of it. */
  createTransferReversal(
    transferId: string,
    input: { amountMinor?: number },
    key: string,
  ): Promise<TransferReversalResult>;
  /** Refunds to the card; refunds may not exceed the charge. */
  createRefund(
    input: { paymentIntentId: string; amountMinor: number; metadata?: Record<string, string> },
    key: string,
  ): Promise<RefundResult>;
  /** All refunds of a payment, newest first. */
  listRefunds(paymentIntentId: string): Promise<RefundResult[]>;
  retrieveDispute(id: string): Promise<DisputeResult>;
  /** Chargebacks since a moment, newest first, at most 1,000. */
  listDisputes(since: Date): Promise<DisputeResult[]>;
  /** What the platform has at the provider, available or not yet, by currency in minor units. */
  retrieveBalance(): Promise<Record<string, number>>;
  /** What moved that balance since a moment, or ever, newest first. */
  listMovements(since: Date | null): Promise<BalanceMovement[]>;
  /** Verifies the signature and age of a webhook over its raw body. Throws `invalid` with code `webhook_signature`. */
  constructWebhookEvent(rawBody: string | Buffer, signature: string): PaymentEvent;
  /** Events of the platform in the last 30 days with an undelivered webhook, newest first, at most 1,000. */
  listUndeliveredEvents(): Promise<PaymentEvent[]>;
  /** Events of a connected account that we follow, since a moment, newest first, at most 1,000. */
  listAccountEvents(accountId: string, since: Date): Promise<PaymentEvent[]>;
}

/** The payment provider with what browsers need to tokenise cards. */
export interface PaymentPort extends PaymentProvider {
  /** Publishable key. */
  readonly publishableKey: string;
  /** Path of the local provider on our origin; null when the provider's own script is loaded. */
  readonly localBase: string | null;
  /** Whether the account takes PayNow, for payments in Singapore dollars. */
  readonly takesPayNow: boolean;
}
