import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { call, createdFrom } from './provider-call.ts';
import { readTransfer } from './read-answers.ts';

/** Transfers to connected accounts, and their reversals. */
export const transferOperations = (client: Stripe) =>
  ({
    createTransfer(input, key) {
      const params: Stripe.TransferCreateParams = {
        amount: input.amountMinor,
        currency: input.currency.toLowerCase(),
        destination: input.destination,
        transfer_group: input.transferGroup,
        source_transaction: input.sourceTransaction,
        metadata: input.metadata,
      };
      return call(() => client.transfers.create(params, { idempotencyKey: key }), readTransfer);
    },
    retrieveTransfer: (id) => call(() => client.transfers.retrieve(id), readTransfer),
    listTransfers: (transferGroup) =>
      call(
        () =>
          client.transfers
            .list({ transfer_group: transferGroup, limit: 100 })
            .autoPagingToArray({ limit: 1000 }),
        (transfers) => transfers.map(readTransfer),
      ),
    listTransfersSince: (since) =>
      call(
        () =>
          client.transfers
            .list({ created: createdFrom(since), limit: 100 })
            .autoPagingToArray({ limit: 5000 }),
        (transfers) => transfers.map(readTransfer),
      ),
    createTransferReversal: (transferId, { amountMinor }, key) =>
      call(
        () =>
          client.transfers.createReversal(
            transferId,
            amountMinor === undefined ? {} : { amount: amountMinor },
            {
              idempotencyKey: key,
            },
          ),
        ({ id, amount, currency }) => ({
          id,
          transferId,
          amountMinor: amount,
          currency: currency.toUpperCase(),
        }),
      ),
  }) satisfies Partial<PaymentProvider>;
