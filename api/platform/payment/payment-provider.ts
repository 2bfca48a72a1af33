import type {
  AccountResult,
  BankAccountResult,
  ChargeResult,
  DisputeResult,
  PaymentEvent,
  PaymentIntentResult,
  RefundResult,
  TransferResult,
  TransferReversalResult,
} from './payment-results.ts';

export interface CreatePaymentIntentInput {
  amountMinor: number;
  currency: string;
  description: string;
  transferGroup: string;
  metadata: Record<string, string>;
  /** Where the provider sends a receipt. */
  customerEmail?: string;
}

export interface ConfirmPaymentIntentInput {
  /** `pm_...`, made by the browser or by {@link PaymentProvider.createPaymentMethodFromToken}. */
  paymentMethodId: string;
  /** With it 3-D Secure leaves the page and comes back here; without it the page asks itself. */
  returnUrl?: string;
}

/** A person who is to be paid. The id number goes to the provider and nowhere else. */
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

export interface CreateConnectedAccountInput {
  country: 'SG';
  email: string;
  individual: ConnectedPerson;
  /** When and from which address the person accepted the provider's terms through us. */
  termsAcceptance: { at: Date; ip: string };
  /** What the person does, for the provider's records. */
  productDescription: string;
  metadata: Record<string, string>;
}

export interface CreateTransferInput {
  amountMinor: number;
  currency: string;
  /** The connected account. */
  destination: string;
  transferGroup: string;
  /** The charge whose money is moved; the sum of its transfers may not exceed it. */
  sourceTransaction: string;
  metadata: Record<string, string>;
}

/**
 * The payment provider, as the modules see it. Every change takes an idempotency key: the same key with the same input
 * gets the first answer, whether it was a success or a refusal, so a new try after a refusal needs a new key.
 * All methods throw only `PaymentProviderError`. Call them outside of database transactions.
 */
export interface PaymentProvider {
  /** Records an intended payment; nothing is charged yet. */
  createPaymentIntent(input: CreatePaymentIntentInput, key: string): Promise<PaymentIntentResult>;
  /** Charges it. Succeeded, or waiting for 3-D Secure; throws kind `card` when it is declined. */
  confirmPaymentIntent(
    id: string,
    input: ConfirmPaymentIntentInput,
    key: string,
  ): Promise<PaymentIntentResult>;
  retrievePaymentIntent(id: string): Promise<PaymentIntentResult>;
  /** Gives an unpaid payment up. Throws `invalid` when it was paid already. */
  cancelPaymentIntent(id: string, key: string): Promise<PaymentIntentResult>;
  /** For legacy clients, which send `tok_...`. A token serves once. */
  createPaymentMethodFromToken(token: string, key: string): Promise<{ id: string }>;
  retrieveCharge(id: string): Promise<ChargeResult>;
  /** Opens the account on which a person is paid, in the person's name and without a dashboard of the provider. */
  createConnectedAccount(input: CreateConnectedAccountInput, key: string): Promise<AccountResult>;
  retrieveAccount(id: string): Promise<AccountResult>;
  /** Attaches a bank account (`btok_...`) and makes it the one that is paid out to. */
  addBankAccount(accountId: string, bankToken: string, key: string): Promise<BankAccountResult>;
  /**
   * Removes a bank account. False when the provider keeps it because it is the account's default; it goes when
   * another one has been added. Removing an unknown one counts as done.
   */
  deleteBankAccount(accountId: string, bankAccountId: string, key: string): Promise<boolean>;
  createTransfer(input: CreateTransferInput, key: string): Promise<TransferResult>;
  retrieveTransfer(id: string): Promise<TransferResult>;
  /** All transfers of a group, newest first. */
  listTransfers(transferGroup: string): Promise<TransferResult[]>;
  /** All transfers since a moment, newest first, at most 5,000. */
  listTransfersSince(since: Date): Promise<TransferResult[]>;
  /** Takes a transfer back; without an amount what is left of it. */
  createTransferReversal(
    transferId: string,
    input: { amountMinor?: number },
    key: string,
  ): Promise<TransferReversalResult>;
  /** Gives money back to the card; the sum of refunds may not exceed the charge. */
  createRefund(
    input: { paymentIntentId: string; amountMinor: number; metadata?: Record<string, string> },
    key: string,
  ): Promise<RefundResult>;
  /** All refunds of a payment, newest first. */
  listRefunds(paymentIntentId: string): Promise<RefundResult[]>;
  retrieveDispute(id: string): Promise<DisputeResult>;
  /** Chargebacks since a moment, newest first, at most 1,000. */
  listDisputes(since: Date): Promise<DisputeResult[]>;
  /** Checks the signature and age of a webhook over its raw body. Throws `invalid` with code `webhook_signature`. */
  constructWebhookEvent(rawBody: string | Buffer, signature: string): PaymentEvent;
  /** Events of the last 30 days whose webhook was not taken so far, newest first, at most 1,000. */
  listUndeliveredEvents(): Promise<PaymentEvent[]>;
}
