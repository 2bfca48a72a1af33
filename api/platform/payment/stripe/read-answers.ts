import type { Stripe } from 'stripe';
import { share } from '../../share.ts';
import type {
  AccountResult,
  BalanceMovement,
  BankAccountResult,
  CardResult,
  ChargeResult,
  DisputeResult,
  PaymentFailure,
  PaymentIntentResult,
  PayoutResult,
  RefundResult,
  SetupIntentResult,
  TransferResult,
} from '../payment-results.ts';

/** The id of a reference that may have been expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const isoCode = (currency: string): string => currency.toUpperCase();

const readFailure = (
  error: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null,
): PaymentFailure | null =>
  error && {
    code: error.code ?? 'card_declined',
    declineCode: error.decline_code ?? null,
    message: error.message ?? 'Your card was declined.',
  };

export const readPaymentIntent = (intent: Stripe.PaymentIntent): PaymentIntentResult => ({
  id: intent.id,
  status: intent.status as PaymentIntentResult['status'],
  amountMinor: intent.amount,
  currency: isoCode(intent.currency),
  clientSecret: intent.client_secret ?? '',
  chargeId: idOf(intent.latest_charge),
  failure: readFailure(intent.last_payment_error),
  payNowCode: intent.next_action?.paynow_display_qr_code?.data ?? null,
  redirectUrl: intent.next_action?.redirect_to_url?.url ?? null,
  transferGroup: intent.transfer_group,
  metadata: intent.metadata,
});

const readCard = (method: Stripe.PaymentMethod): CardResult | null =>
  method.card
    ? {
        methodId: method.id,
        brand: method.card.brand,
        last4: method.card.last4,
        expiryMonth: method.card.exp_month,
        expiryYear: method.card.exp_year,
      }
    : null;

/** Its card is read when the answer has it expanded. */
export const readSetupIntent = (setup: Stripe.SetupIntent): SetupIntentResult => ({
  id: setup.id,
  status: setup.status as SetupIntentResult['status'],
  clientSecret: setup.client_secret ?? '',
  customerId: idOf(setup.customer),
  card:
    typeof setup.payment_method === 'object' && setup.payment_method ? readCard(setup.payment_method) : null,
  failure: readFailure(setup.last_setup_error),
});

export const readCharge = (charge: Stripe.Charge): ChargeResult => {
  const movement = charge.balance_transaction;
  return {
    id: charge.id,
    paymentIntentId: idOf(charge.payment_intent),
    status: charge.status,
    amountMinor: charge.amount,
    refundedMinor: charge.amount_refunded,
    currency: isoCode(charge.currency),
    disputed: charge.disputed,
    feeMinor: typeof movement === 'object' ? (movement?.fee ?? null) : null,
    settled:
      movement && typeof movement === 'object'
        ? { amountMinor: movement.amount, currency: isoCode(movement.currency) }
        : null,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
  };
};

export const readBankAccount = (bank: Stripe.BankAccount): BankAccountResult => ({
  id: bank.id,
  fingerprint: bank.fingerprint ?? null,
  last4: bank.last4,
  bankName: bank.bank_name ?? '',
  currency: isoCode(bank.currency),
  country: bank.country,
});

const toDate = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null;

export const readAccount = (account: Stripe.Account): AccountResult => ({
  id: account.id,
  transfersEnabled: account.capabilities?.transfers === 'active',
  payoutsEnabled: account.payouts_enabled,
  requirements: account.requirements?.currently_due ?? [],
  requirementsDueAt: toDate(account.requirements?.current_deadline),
  inReview: account.requirements?.pending_verification ?? [],
  problems: (account.requirements?.errors ?? []).map(({ requirement, code, reason }) => ({
    requirement,
    code,
    reason,
  })),
  disabledReason: account.requirements?.disabled_reason ?? null,
  bankAccounts: (account.external_accounts?.data ?? []).flatMap((external) =>
    external.object === 'bank_account' ? [readBankAccount(external)] : [],
  ),
});

const AGREED = /^(\d{1,15}) ([A-Z]{3})$/;

/** What a transfer notes to have been agreed: `45050 USD`. */
export const agreedNote = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  `${amountMinor} ${currency}`;

/** A transfer in the currency in which it was agreed; what came back of it in proportion, rounded. */
const readAgreed = ({
  amount,
  amount_reversed,
  currency,
  metadata,
}: Stripe.Transfer): TransferResult['agreed'] => {
  const [, minor, code] = AGREED.exec(metadata.agreed ?? '') ?? [];
  if (!minor || !code || amount === 0)
    return { amountMinor: amount, reversedMinor: amount_reversed, currency: isoCode(currency) };
  const amountMinor = Number(minor);
  return {
    amountMinor,
    reversedMinor: share(amount_reversed, amountMinor, amount),
    currency: code,
  };
};

export const readTransfer = (transfer: Stripe.Transfer): TransferResult => ({
  id: transfer.id,
  paymentId: idOf(transfer.destination_payment),
  availableAt:
    typeof transfer.balance_transaction === 'object'
      ? toDate(transfer.balance_transaction?.available_on)
      : null,
  amountMinor: transfer.amount,
  reversedMinor: transfer.amount_reversed,
  currency: isoCode(transfer.currency),
  agreed: readAgreed(transfer),
  destination: idOf(transfer.destination) ?? '',
  sourceChargeId: idOf(transfer.source_transaction),
  transferGroup: transfer.transfer_group,
  metadata: transfer.metadata,
});

export const readRefund = (refund: Stripe.Refund): RefundResult => ({
  id: refund.id,
  status: (refund.status ?? 'pending') as RefundResult['status'],
  amountMinor: refund.amount,
  currency: isoCode(refund.currency),
  paymentIntentId: idOf(refund.payment_intent),
  chargeId: idOf(refund.charge),
  metadata: refund.metadata ?? {},
});

/** The charge, refund, transfer or dispute that a movement is of, when the answer has it expanded. */
const readSource = (source: Stripe.BalanceTransaction['source']): BalanceMovement['source'] => {
  if (!source) return null;
  if (typeof source === 'string') return { id: source, chargeId: null, amount: null };
  const own = (
    chargeId: string | null,
    { id, amount, currency }: { id: string; amount: number; currency: string },
  ) => ({ id, chargeId, amount: { minor: amount, currency: isoCode(currency) } });
  switch (source.object) {
    case 'charge':
      return own(source.id, source);
    case 'refund':
    case 'dispute':
      return 'charge' in source ? own(idOf(source.charge), source) : null;
    case 'transfer': {
      const { amountMinor: minor, currency } = readAgreed(source);
      return { id: source.id, chargeId: idOf(source.source_transaction), amount: { minor, currency } };
    }
    default:
      return { id: source.id, chargeId: null, amount: null };
  }
};

/** Its source is read when the answer has it expanded. */
export const readMovement = (moved: Stripe.BalanceTransaction): BalanceMovement => ({
  id: moved.id,
  category: moved.reporting_category,
  amountMinor: moved.amount,
  feeMinor: moved.fee,
  currency: isoCode(moved.currency),
  movedAt: new Date(moved.created * 1000),
  source: readSource(moved.source),
});

const OUTCOMES: Readonly<Record<string, DisputeResult['outcome']>> = {
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
  warning_closed: 'closed',
};

export const readDispute = (dispute: Stripe.Dispute): DisputeResult => ({
  id: dispute.id,
  outcome: OUTCOMES[dispute.status] ?? 'open',
  status: dispute.status,
  // Amounts are in our settlement currency, each at the rate of its day: only their directions count.
  fundsWithdrawn: dispute.balance_transactions.reduce((sum, { amount }) => sum + Math.sign(amount), 0) < 0,
  openedAt: new Date(dispute.created * 1000),
  dueBy: toDate(dispute.evidence_details?.due_by),
  reason: dispute.reason,
  amountMinor: dispute.amount,
  currency: isoCode(dispute.currency),
  chargeId: idOf(dispute.charge) ?? '',
  paymentIntentId: idOf(dispute.payment_intent),
});

export const readPayout = (payout: Stripe.Payout): PayoutResult => ({
  id: payout.id,
  status: payout.status,
  arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
  amountMinor: payout.amount,
  currency: isoCode(payout.currency),
  failure: payout.failure_code ? { code: payout.failure_code, message: payout.failure_message ?? '' } : null,
});
