import type { Stripe } from 'stripe';
import { amountText, currency } from '../currencies.ts';
import { integer, metadata, oneOf, type Parsed, required, text } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';
import { idOf } from '../stored-objects.ts';
import { availableBalance, bookMovement } from './balance-transactions.ts';

export const TRANSFER = {
  amount: required(integer(1)),
  currency: required(currency),
  destination: required(text()),
  description: text(),
  metadata,
  source_transaction: text(),
  source_type: oneOf('card'),
  transfer_group: text(512),
};
type TransferParams = Parsed<typeof TRANSFER>;

interface Source {
  availableOn: number;
  group: string | null;
}

const checkDestination = async (scope: ProviderScope, id: string): Promise<void> => {
  const { body } = await scope.get('account', id, 'destination');
  if (body.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw invalidRequest(message, 'insufficient_capabilities_for_transfer');
  }
};

const checkBalance = async (scope: ProviderScope, params: TransferParams): Promise<Source> => {
  // One transfer from the balance at a time, so that two cannot spend the same money.
  await scope.client.query("select pg_advisory_xact_lock(hashtext('payment_provider balance'))");
  if ((await availableBalance(scope, params.currency)) < params.amount) {
    const message =
      'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance';
    throw invalidRequest(message, 'balance_insufficient');
  }
  return { availableOn: scope.seconds, group: params.transfer_group ?? null };
};

const checkSource = async (
  scope: ProviderScope,
  params: TransferParams,
  chargeId: string,
): Promise<Source> => {
  const { body: charge } = await scope.lock('charge', chargeId, 'source_transaction');
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} was not paid.`, undefined, 'source_transaction');
  if (charge.currency !== params.currency) {
    const message = `The currency of source_transaction's balance transaction (${charge.currency}) must be the same as the transfer currency (${params.currency})`;
    throw invalidRequest(message, undefined, 'currency');
  }
  const earlier = await scope.all('transfer', { source_transaction: charge.id });
  const used = earlier.reduce((sum, { body }) => sum + body.amount - body.amount_reversed, 0);
  const limit = charge.amount - charge.amount_refunded;
  if (used + params.amount > limit) {
    const already =
      used > 0
        ? ` (There is already a transfer using this source, amounting to ${amountText(used, charge.currency)}.)`
        : '';
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${amountText(limit, charge.currency)}.${already}`;
    throw invalidRequest(message, undefined, 'amount');
  }
  const movement = idOf(charge.balance_transaction);
  const availableOn = movement
    ? (await scope.get('balance_transaction', movement)).body.available_on
    : scope.seconds;
  const group =
    params.transfer_group ?? charge.transfer_group ?? `group_${idOf(charge.payment_intent) ?? charge.id}`;
  return { availableOn, group };
};

/** Moves money to a connected account: out of one charge, or out of the available balance. */
export const createTransfer = async (
  scope: ProviderScope,
  params: TransferParams,
): Promise<Stripe.Transfer> => {
  await checkDestination(scope, params.destination);
  const source = params.source_transaction
    ? await checkSource(scope, params, params.source_transaction)
    : await checkBalance(scope, params);
  const id = newId('tr');
  const movement = await bookMovement(scope, {
    type: 'transfer',
    source: id,
    amount: -params.amount,
    currency: params.currency,
    availableOn: source.availableOn,
  });
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: movement.id,
    created: scope.seconds,
    currency: params.currency,
    description: params.description ?? null,
    destination: params.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: params.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: params.source_transaction ?? null,
    source_type: 'card',
    transfer_group: source.group,
  };
  await scope.insert('transfer', transfer);
  await scope.emit('transfer.created', transfer);
  return transfer;
};

/** Takes a transfer back, wholly or in part. */
export const reverseTransfer = async (
  scope: ProviderScope,
  transferId: string,
  params: { amount?: number; metadata?: Record<string, string> },
): Promise<Stripe.TransferReversal> => {
  const { body: transfer } = await scope.lock('transfer', transferId, 'transfer');
  const left = transfer.amount - transfer.amount_reversed;
  const amount = params.amount ?? left;
  if (left === 0)
    throw invalidRequest(`Transfer ${transfer.id} has already been reversed.`, undefined, 'transfer');
  if (amount > left) {
    const message = `Reversal amount (${amountText(amount, transfer.currency)}) is greater than unreversed amount on transfer (${amountText(left, transfer.currency)})`;
    throw invalidRequest(message, undefined, 'amount');
  }
  const id = newId('trr');
  const { currency } = transfer;
  const movement = await bookMovement(scope, {
    type: 'transfer_refund',
    source: transferId,
    amount,
    currency,
  });
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: movement.id,
    created: scope.seconds,
    currency,
    destination_payment_refund: newId('pyr'),
    metadata: params.metadata ?? {},
    source_refund: null,
    transfer: transfer.id,
  };
  await scope.insert('transfer_reversal', reversal);
  const reversed = transfer.amount_reversed + amount;
  const updated: Stripe.Transfer = {
    ...transfer,
    amount_reversed: reversed,
    reversed: reversed === transfer.amount,
    reversals: { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] },
  };
  await scope.save('transfer', updated);
  await scope.emit('transfer.reversed', updated);
  return reversal;
};
