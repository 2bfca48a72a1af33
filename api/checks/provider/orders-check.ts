import { orderGroupOf } from '../../modules/orders/order-group.service.ts';
import { sql } from '../../platform/sql.ts';
import type { Violation } from '../check.ts';
import { amountOf, BATCH, mayLag, type ProviderCheck } from './provider-check.ts';
import type { PaymentRow } from './rows-of.ts';

interface Row extends PaymentRow {
  readonly orderId: number;
  readonly chargebackId: string | null;
  readonly chargebackState: string | null;
  readonly movements: readonly {
    kind: string;
    amountMinor: number;
    state: string;
    providerId: string | null;
    /** Staff paid it outside the provider. */
    isByHand: boolean;
    updatedAt: string;
  }[];
}

/** Compares payments of orders, with their refunds and payouts, with the provider's. */
export const ordersCheck: ProviderCheck<Row> = {
  name: 'provider_orders_agree',
  why: 'An order is charged, refunded and paid out at the provider exactly when we say so, with our amount.',
  async rows(em, { since, turn }, of) {
    const which = 'only' in of ? sql`p.id = ${of.only}` : sql`p.id > ${of.after}`;
    const mine = turn ? sql`p.id % ${turn.of} = ${turn.rest}` : sql`false`;
    const inScope = since
      ? sql`(${mine} or p.updated_at >= ${since} or exists (select from order_movement m
          where m.order_id = p.order_id and m.updated_at >= ${since}))`
      : sql`true`;
    const found = await sql<{
      row: Row;
    }>`select json_build_object('id', p.id, 'orderId', p.order_id, 'state', p.state,
        'amountMinor', p.amount_minor, 'currency', p.currency, 'providerPaymentId', p.provider_payment_id,
        'providerChargeId', p.provider_charge_id, 'updatedAt', p.updated_at,
        'chargebackId', p.chargeback_id, 'chargebackState', p.chargeback_state, 'movements', (select coalesce(json_agg(
          json_build_object('kind', m.kind, 'state', m.state, 'amountMinor', m.amount_minor, 'providerId', m.provider_id, 'isByHand', m.is_by_hand, 'updatedAt', m.updated_at)), '[]')
          from order_movement m where m.order_id = p.order_id)) as row
      from order_payment p where p.provider_payment_id is not null and ${which} and ${inScope}
      order by p.id limit ${BATCH}`.rows({ em });
    return found.map(({ row }) => row);
  },
  async look(provider, row, scope) {
    const found: Violation[] = [];
    const offend = (detail: string) => found.push({ id: `order ${row.orderId}`, detail });
    const intent = await provider.retrievePaymentIntent(row.providerPaymentId);
    const isCharged = intent.status === 'succeeded';
    if (isCharged !== (row.state === 'succeeded') && !(isCharged && mayLag(new Date(row.updatedAt), scope))) {
      offend(`we say ${row.state}, the provider ${intent.status}`);
    }
    const [ours, theirs] = [
      amountOf(row.amountMinor, row.currency),
      amountOf(intent.amountMinor, intent.currency),
    ];
    if (ours !== theirs) offend(`we say ${ours}, the provider ${theirs}`);
    if (row.state !== 'succeeded') return found;
    const refunds = (await provider.listRefunds(row.providerPaymentId))
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map((one) => ({ id: one.id, amount: amountOf(one.amountMinor, one.currency) }));
    const transfers = (await provider.listTransfers(orderGroupOf(row.orderId)))
      .filter(({ sourceChargeId }) => sourceChargeId === row.providerChargeId)
      .map((one) => ({
        id: one.id,
        amount: amountOf(one.agreed.amountMinor - one.agreed.reversedMinor, one.agreed.currency),
      }));
    for (const [kind, made] of [
      ['refund', refunds],
      ['payout', transfers],
    ] as const) {
      const movement = row.movements.find((one) => one.kind === kind);
      const wanted =
        movement?.state === 'succeeded' && !movement.isByHand
          ? `${movement.providerId} ${amountOf(movement.amountMinor, row.currency)}`
          : 'nothing';
      const there = made.map(({ id, amount }) => `${id} ${amount}`).join(', ') || 'nothing';
      const lags =
        movement?.state === 'created' && (there !== 'nothing' || mayLag(new Date(movement.updatedAt), scope));
      if (wanted !== there && !lags) offend(`${kind}: we say ${wanted}, the provider ${there}`);
    }
    if (row.chargebackId) {
      const { outcome } = await provider.retrieveDispute(row.chargebackId);
      const theirs = outcome === 'closed' ? 'won' : outcome;
      const lags = row.chargebackState === 'open' && mayLag(new Date(row.updatedAt), scope);
      if (theirs !== row.chargebackState && !lags)
        offend(`chargeback: we say ${row.chargebackState}, the provider ${theirs}`);
    }
    return found;
  },
};
