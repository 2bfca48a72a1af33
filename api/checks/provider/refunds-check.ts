import { sql } from '../../platform/sql.ts';
import type { Violation } from '../check.ts';
import { amountOf, type ProviderCheck } from './provider-check.ts';
import { type MoneyRow, paymentRows } from './rows-of.ts';

interface Row extends MoneyRow {
  readonly refunds: readonly {
    id: number;
    state: string;
    amountMinor: number;
    refundId: string | null;
    /** Staff paid it outside the provider. */
    isByHand: boolean;
  }[];
}

/** Compares refunds with the provider's refunds of the same payment. */
export const refundsCheck: ProviderCheck<Row> = {
  name: 'provider_refunds_agree',
  why: 'What went back to a card is what we say went back, refund by refund.',
  rows: (em, scope, of) =>
    paymentRows<Row>(
      em,
      scope,
      of,
      sql`'refunds', (select coalesce(json_agg(json_build_object('id', f.id, 'state', f.state, 'amountMinor', f.amount_minor + f.fee_minor,
        'refundId', f.provider_refund_id, 'isByHand', f.is_by_hand)), '[]') from refund f where f.payment_id = p.id)`,
    ),
  async look(provider, row) {
    if (row.state !== 'succeeded') return [];
    const all = await provider.listRefunds(row.providerPaymentId);
    const live = all.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    const found: Violation[] = [];
    for (const { id, state, amountMinor, refundId, isByHand } of row.refunds) {
      if (state !== 'succeeded' || isByHand) continue;
      const theirs = live.find((one) => one.id === refundId);
      const isSame =
        theirs && amountOf(theirs.amountMinor, theirs.currency) === amountOf(amountMinor, row.currency);
      const theirAmount = theirs ? amountOf(theirs.amountMinor, theirs.currency) : 'nothing';
      if (!isSame) {
        const detail = `we say ${amountOf(amountMinor, row.currency)} by ${refundId}, the provider ${theirAmount}`;
        found.push({ id: `refund ${id}`, detail });
      }
    }
    // One under way may exist there and not be recorded here yet; another check reports it when it takes too long.
    const mayBeMore = row.refunds.some(({ state }) => state === 'created');
    const unknown = live.filter((one) => !row.refunds.some(({ refundId }) => refundId === one.id));
    if (unknown.length > 0 && !mayBeMore) {
      const detail = `the provider made ${unknown.map((one) => `${one.id} of ${amountOf(one.amountMinor, one.currency)}`).join(', ')}`;
      found.push({ id: `payment ${row.id}`, detail });
    }
    return found;
  },
};
