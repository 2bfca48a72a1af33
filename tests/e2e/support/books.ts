import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask } from './api.ts';

type Money = { minorUnits: number; currency: string };
type Entry = { account: string; amount: Money };
type Payment = {
  state: string;
  amount: Money;
  providerTransferId: string | null;
  ledger: { kind: string; entries: Entry[] }[];
};

const PAYMENTS = `query ($remarkId: ID) {
  payments(remarkId: $remarkId) {
    nodes {
      state
      amount { minorUnits currency }
      providerTransferId
      ledger { kind entries { account amount { minorUnits currency } } }
    }
  }
}`;

/** The payments of a job with their ledger, as staff sees them. */
export async function paymentsOf(staff: APIRequestContext, remarkId: string): Promise<Payment[]> {
  const { payments } = await ask<{ payments: { nodes: Payment[] } }>(staff, PAYMENTS, { remarkId });
  return payments.nodes;
}

/** What a movement did to each account, in minor units: `{ card: -100, held: 100 }`. */
export const movementOf = (payment: Payment | undefined, kind: string) =>
  Object.fromEntries(
    (payment?.ledger ?? [])
      .filter((group) => group.kind === kind)
      .flatMap(({ entries }) => entries.map(({ account, amount }) => [account, amount.minorUnits])),
  );

/** Opens the transaction history and its newest row, which must say this. */
export async function expectNewestTransaction(page: Page, texts: readonly string[]) {
  await page.goto('/transaction-history');
  const row = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').first();
  for (const text of texts) await expect(row).toContainText(text);
  await row.getByRole('button').click();
  await expect(row).toContainText('Where the money is');
}
