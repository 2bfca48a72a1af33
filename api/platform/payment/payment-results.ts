// Results of the payment port. Amounts are integer minor units, currencies ISO codes in capitals.

export type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** Why the last try of a payment failed; `message` may be shown to the card holder. */
export interface PaymentFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface PaymentIntentResult {
  id: string;
  status: PaymentIntentStatus;
  amountMinor: number;
  currency: string;
  /** Lets the browser read this payment and go through 3-D Secure. Must not be logged. */
  clientSecret: string;
  /** The latest charge, successful or failed. */
  chargeId: string | null;
  failure: PaymentFailure | null;
  /** What the QR code of a payment by PayNow says, while it waits to be scanned. */
  payNowCode: string | null;
  /** Page for the card holder, when a return address was given at confirmation. */
  redirectUrl: string | null;
  transferGroup: string | null;
  metadata: Record<string, string>;
}

/** A card as its holder recognises it. */
export interface CardResult {
  methodId: string;
  /** By the provider's names, such as `visa`. */
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface SetupIntentResult {
  id: string;
  status: PaymentIntentStatus;
  /** Lets the browser confirm the card. Must not be logged. */
  clientSecret: string;
  customerId: string | null;
  /** The saved card; null until it was confirmed. */
  card: CardResult | null;
  failure: PaymentFailure | null;
}

export interface ChargeResult {
  id: string;
  paymentIntentId: string | null;
  status: string;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  disputed: boolean;
  /** The provider's fee; null while unknown. */
  feeMinor: number | null;
  /** What came into the platform's balance, in the currency that it settles in; null while unknown. */
  settled: { amountMinor: number; currency: string } | null;
  /** The same card has the same fingerprint, whoever pays with it. */
  cardFingerprint: string | null;
}

export interface BankAccountResult {
  id: string;
  /** The same bank account has the same fingerprint, whoever adds it. */
  fingerprint: string | null;
  last4: string;
  bankName: string;
  currency: string;
  country: string;
}

/** Why the provider did not accept what it was given for a requirement. */
export interface RequirementProblem {
  /** By the provider's name, such as `individual.verification.document`. */
  requirement: string;
  /** By the provider's name, such as `verification_document_expired`. */
  code: string;
  /** In the provider's words. */
  reason: string;
}

export interface AccountResult {
  id: string;
  /** Whether it may receive transfers. */
  transfersEnabled: boolean;
  /** Whether the provider pays its balance out to the bank account. */
  payoutsEnabled: boolean;
  /** Details that the provider still requires, by its own names. */
  requirements: string[];
  /** By when it requires them; null when there is no such day. */
  requirementsDueAt: Date | null;
  /** Details that were given and that it is checking. */
  inReview: string[];
  problems: RequirementProblem[];
  disabledReason: string | null;
  bankAccounts: BankAccountResult[];
}

export interface TransferResult {
  id: string;
  /** The payment that the payee's account got by it, which payouts to their bank name. */
  paymentId: string | null;
  /** When its money can be paid out to the bank; null when the provider did not say. */
  availableAt: Date | null;
  amountMinor: number;
  reversedMinor: number;
  currency: string;
  /** The same as it was agreed with the payee, whatever currency the platform settles in. */
  agreed: { amountMinor: number; reversedMinor: number; currency: string };
  destination: string;
  sourceChargeId: string | null;
  transferGroup: string | null;
  metadata: Record<string, string>;
}

export interface TransferReversalResult {
  id: string;
  transferId: string;
  amountMinor: number;
  currency: string;
}

export interface RefundResult {
  id: string;
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  amountMinor: number;
  currency: string;
  paymentIntentId: string | null;
  chargeId: string | null;
  metadata: Record<string, string>;
}

/** A chargeback: the card holder asked their bank for the money back. */
export interface DisputeResult {
  id: string;
  /** `won` and `lost` are final; so is `closed`, an inquiry without result. Everything else is `open`. */
  outcome: 'open' | 'won' | 'lost' | 'closed';
  /** The provider's state, such as `needs_response`. */
  status: string;
  reason: string;
  /** Whether the provider has taken the money and not returned it. */
  fundsWithdrawn: boolean;
  openedAt: Date;
  /** Deadline for the answer at the provider. */
  dueBy: Date | null;
  amountMinor: number;
  currency: string;
  chargeId: string;
  paymentIntentId: string | null;
}

export interface PayoutResult {
  id: string;
  /** By the provider's names: `pending`, `in_transit`, `paid`, `failed`, `canceled`. */
  status: string;
  /** Day on which the bank has it, `YYYY-MM-DD`. */
  arrivesOn: string;
  amountMinor: number;
  currency: string;
  failure: { code: string; message: string } | null;
}

/** A movement of the platform's balance, in the currency that the platform settles in. */
export interface BalanceMovement {
  id: string;
  /** By the provider's names for bookkeeping, such as `charge`, `refund`, `dispute_reversal`, `fee`. */
  category: string;
  /** Before the fee; negative leaves the balance. */
  amountMinor: number;
  feeMinor: number;
  currency: string;
  movedAt: Date;
  /** The charge, refund, transfer or dispute; null for movements of the provider's own. */
  source: {
    id: string;
    chargeId: string | null;
    /** What it is itself about, in its own currency; null where that is not known. */
    amount: { minor: number; currency: string } | null;
  } | null;
}

/** The object of an event. `other` is for kinds that the product ignores. */
export type PaymentEventSubject =
  | { kind: 'paymentIntent'; paymentIntent: PaymentIntentResult }
  | { kind: 'setupIntent'; setupIntent: SetupIntentResult }
  | { kind: 'charge'; charge: ChargeResult }
  | { kind: 'refund'; refund: RefundResult }
  | { kind: 'dispute'; dispute: DisputeResult }
  | { kind: 'account'; account: AccountResult }
  | { kind: 'transfer'; transfer: TransferResult }
  | { kind: 'payout'; payout: PayoutResult }
  | { kind: 'bankAccount'; bankAccount: BankAccountResult }
  | { kind: 'other' };

/** A verified webhook. It may come twice and in any order: keep `id`, and read the present state where it matters. */
export interface PaymentEvent {
  id: string;
  /** The provider's name, such as `payment_intent.succeeded` or `charge.dispute.created`. */
  type: string;
  createdAt: Date;
  /** The connected account it concerns; null for the platform's own. */
  accountId: string | null;
  subject: PaymentEventSubject;
}
