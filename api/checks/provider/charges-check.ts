import { sql } from '../../platform/sql.ts';
import type { Violation } from '../check.ts';
import { amountOf, mayLag, type ProviderCheck } from './provider-check.ts';
import { type MoneyRow, paymentRows } from './rows-of.ts';

/** Compares payments with the provider's. */
export const chargesCheck: ProviderCheck<MoneyRow> = {
  name: 'provider_charges_agree',
  why: 'A payment is charged at the provider exactly when we say so, with our amount and currency, by the charge we know.',
  rows: (em, scope, of) => paymentRows<MoneyRow>(em, scope, of, sql`'more', null`),
  async look(provider, row, scope) {
    const intent = await provider.retrievePaymentIntent(row.providerPaymentId);
    const found: Violation[] = [];
    const offend = (detail: string) =>
      found.push({ id: `payment ${row.id}`, detail: `${intent.id}: ${detail}` });
    const isCharged = intent.status === 'succeeded';
    if (row.state === 'succeeded' && !isCharged) offend(`we say succeeded, the provider ${intent.status}`);
    if (row.state !== 'succeeded' && isCharged && !mayLag(new Date(row.updatedAt), scope)) {
      offend(`charged, we say ${row.state}`);
    }
    const [ours, theirs] = [
      amountOf(row.amountMinor, row.currency),
      amountOf(intent.amountMinor, intent.currency),
    ];
    if (ours !== theirs) offend(`we say ${ours}, the provider ${theirs}`);
    if (row.state === 'succeeded' && intent.chargeId !== row.providerChargeId) {
      offend(`we know charge ${row.providerChargeId}, the provider ${intent.chargeId}`);
    }
    return found;
  },
};
