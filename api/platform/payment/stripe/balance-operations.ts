import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { call, createdFrom } from './provider-call.ts';
import { readMovement } from './read-answers.ts';

/** Sums amounts by currency. */
function totals(amounts: readonly { amount: number; currency: string }[]): Record<string, number> {
  const byCurrency: Record<string, number> = {};
  for (const { amount, currency } of amounts) {
    const code = currency.toUpperCase();
    byCurrency[code] = (byCurrency[code] ?? 0) + amount;
  }
  return byCurrency;
}

/** The platform's own balance. */
export const balanceOperations = (client: Stripe) =>
  ({
    retrieveBalance: () =>
      call(
        () => client.balance.retrieve(),
        ({ available, pending }) => totals([...available, ...pending]),
      ),
    listMovements: (since) =>
      call(
        async () => {
          const params: Stripe.BalanceTransactionListParams = { limit: 100, expand: ['data.source'] };
          if (since) params.created = createdFrom(since);
          const all: Stripe.BalanceTransaction[] = [];
          // Not `autoPagingToArray`, which takes no more than 10,000.
          for await (const one of client.balanceTransactions.list(params)) all.push(one);
          return all;
        },
        (all) => all.map(readMovement),
      ),
  }) satisfies Partial<PaymentProvider>;
