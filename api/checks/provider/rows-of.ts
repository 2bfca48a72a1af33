import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sql, sql } from '../../platform/sql.ts';
import { BATCH, type Scope } from './provider-check.ts';

/** Columns to compare of a payment, for a job or an order. */
export interface PaymentRow {
  readonly id: number;
  readonly state: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly providerPaymentId: string;
  readonly providerChargeId: string | null;
  readonly updatedAt: string;
}

/** A payment for a job with the columns to compare. */
export interface MoneyRow extends PaymentRow {
  readonly remarkId: number;
}

/**
 * One batch of payments known to the provider, with further columns. A payment counts as changed when anything of its
 * job changed.
 */
export async function paymentRows<Row extends MoneyRow>(
  em: EntityManager,
  { since, turn }: Scope,
  of: { after: number } | { only: number },
  more: Sql<unknown>,
): Promise<Row[]> {
  const which = 'only' in of ? sql`p.id = ${of.only}` : sql`p.id > ${of.after}`;
  const mine = turn ? sql`p.id % ${turn.of} = ${turn.rest}` : sql`false`;
  const inScope = since
    ? sql`(${mine} or p.updated_at >= ${since} or p.state in ('created', 'processing', 'requires_action')
        or exists (select from payout o where o.payment_id = p.id and (o.updated_at >= ${since} or o.state = 'created'))
        or exists (select from refund f where f.payment_id = p.id and (f.updated_at >= ${since} or f.state = 'created')))`
    : sql`true`;
  const found = await sql<{
    row: Row;
  }>`select json_build_object('id', p.id, 'remarkId', p.remark_id, 'state', p.state,
      'amountMinor', p.amount_minor + p.fee_minor, 'currency', p.currency, 'providerPaymentId', p.provider_payment_id,
      'providerChargeId', p.provider_charge_id, 'updatedAt', p.updated_at, ${more}) as row
    from payment p where p.provider_payment_id is not null and ${which} and ${inScope}
    order by p.id limit ${BATCH}`.rows({ em });
  return found.map(({ row }) => row);
}
