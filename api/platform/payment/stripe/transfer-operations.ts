import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { call, callAll, createdFrom } from './provider-call.ts';
import { agreedNote, idOf, readPayout, readTransfer } from './read-answers.ts';

const MOST_TRANSFERS = 5_000;

/** Transfers to connected accounts, their reversals, and what becomes of them at the bank. */
export const transferOperations = (client: Stripe) =>
  ({
    createTransfer(input, key) {
      const params: Stripe.TransferCreateParams = {
        amount: input.amountMinor,
        currency: input.currency.toLowerCase(),
        destination: input.destination,
        transfer_group: input.transferGroup,
        source_transaction: input.sourceTransaction,
        metadata: { ...input.metadata, ...(input.agreed ? { agreed: agreedNote(input.agreed) } : {}) },
        expand: ['balance_transaction'],
      };
      return call(() => client.transfers.create(params, { idempotencyKey: key }), readTransfer);
    },
    retrieveTransfer: (id) => call(() => client.transfers.retrieve(id), readTransfer),
    listTransfers: (transferGroup) =>
      callAll(() => client.transfers.list({ transfer_group: transferGroup, limit: 100 }), readTransfer),
    listTransfersSince: (since) =>
      callAll(
        () => client.transfers.list({ created: createdFrom(since), limit: 100 }),
        readTransfer,
        MOST_TRANSFERS,
      ),
    retrievePayout: (stripeAccount, id) =>
      call(() => client.payouts.retrieve(id, {}, { stripeAccount }), readPayout),
    async listPayoutPayments(stripeAccount, payout) {
      const list = () => client.balanceTransactions.list({ payout, limit: 100 }, { stripeAccount });
      const movements = await callAll(list, ({ type, source }) => (type === 'payment' ? idOf(source) : null));
      return movements.filter((id) => id !== null);
    },
    createTransferReversal(transferId, { amountMinor }, key) {
      const params = amountMinor === undefined ? {} : { amount: amountMinor };
      return call(
        () => client.transfers.createReversal(transferId, params, { idempotencyKey: key }),
        ({ id, amount, currency }) => ({
          id,
          transferId,
          amountMinor: amount,
          currency: currency.toUpperCase(),
        }),
      );
    },
  }) satisfies Partial<PaymentProvider>;
