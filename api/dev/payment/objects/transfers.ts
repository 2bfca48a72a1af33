import type { Stripe } from 'stripe';
import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { amountText, currency } from '../currencies.ts';
import { integer, metadata, type Parsed, required, text, texts } from '../param-shape.ts';
import { invalidRequest } from '../provider-error.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { newId } from '../provider-secrets.ts';

import { bookMovement } from './balance-transactions.ts';

export const TRANSFER = {
  amount: required(integer(1)),
  currency: required(currency),
  expand: texts,
  destination: required(text()),
  metadata,
  source_transaction: required(text()),
  transfer_group: required(text(512)),
};
type TransferParams = Parsed<typeof TRANSFER>;

export const REVERSAL = { amount: integer(1) };

const checkDestination = async (scope: ProviderScope, id: string): Promise<void> => {
  const { body } = await scope.get('account', id, 'destination');
  if (body.capabilities?.transfers !== 'active') {
    const message =
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
    throw invalidRequest(message, 'insufficient_capabilities_for_transfer');
  }
};

/** Checks that the charge has as much left as is to be moved; returns when its money is there. */
const checkSource = async (scope: ProviderScope, params: TransferParams): Promise<number> => {
  const { body: charge } = await scope.lock('charge', params.source_transaction, 'source_transaction');
  if (!charge.paid)
    throw invalidRequest(`Charge ${charge.id} was not paid.`, undefined, 'source_transaction');
  const movement = idOf(charge.balance_transaction) ?? '';
  const { body: settled } = await scope.get('balance_transaction', movement);
  if (settled.currency !== params.currency) {
    // Documented at https://docs.stripe.com/connect/separate-charges-and-transfers#transfer-availability.
    const message = `The currency of source_transaction's balance transaction (${settled.currency}) must be the same as the transfer currency (${params.currency})`;
    throw invalidRequest(message, undefined, 'currency');
  }
  const earlier = await scope.all('transfer', { source_transaction: charge.id });
  const used = earlier.reduce((sum, { body }) => sum + body.amount - body.amount_reversed, 0);
  const limit = settled.amount - Math.round((charge.amount_refunded * settled.amount) / charge.amount);
  if (used + params.amount > limit) {
    const already =
      used > 0
        ? ` (There is already a transfer using this source, amounting to ${amountText(used, settled.currency)}.)`
        : '';
    const message = `Transfers using this transaction as a source must not exceed the source amount of ${amountText(limit, settled.currency)}.${already}`;
    throw invalidRequest(message, undefined, 'amount');
  }
  return settled.available_on;
};

/** Moves money out of one charge to a connected account. */
export const createTransfer = async (
  scope: ProviderScope,
  params: TransferParams,
): Promise<Stripe.Transfer> => {
  await checkDestination(scope, params.destination);
  const availableOn = await checkSource(scope, params);
  const id = newId('tr');
  const movement = await bookMovement(scope, {
    type: 'transfer',
    source: id,
    amount: -params.amount,
    currency: params.currency,
    availableOn,
  });
  const transfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount: params.amount,
    amount_reversed: 0,
    balance_transaction: movement.id,
    created: scope.seconds,
    currency: params.currency,
    description: null,
    destination: params.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: params.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: params.source_transaction,
    source_type: 'card',
    transfer_group: params.transfer_group,
  };
  await scope.insert('transfer', transfer);
  await scope.emit('transfer.created', transfer);
  return params.expand?.includes('balance_transaction')
    ? { ...transfer, balance_transaction: movement }
    : transfer;
};

/** Takes a transfer back, wholly or in part. */
export const reverseTransfer = async (
  scope: ProviderScope,
  transferId: string,
  asked?: number,
): Promise<Stripe.TransferReversal> => {
  const { body: transfer } = await scope.lock('transfer', transferId, 'transfer');
  const left = transfer.amount - transfer.amount_reversed;
  const amount = asked ?? left;
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
    source: id,
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
    metadata: {},
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
