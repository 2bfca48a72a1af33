import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Amounts that the provider refunded for a job, oldest first. */
export async function refundsAtTheProvider(product: TestProduct, remarkId: number): Promise<number[]> {
  const rows = await sql(
    product.databaseUrl,
    `select (refund.body ->> 'amount')::int as amount from payment_provider.objects as refund
     join payment_provider.objects as charge on charge.kind = 'charge' and charge.id = refund.body ->> 'charge'
     where refund.kind = 'refund' and charge.body ->> 'transfer_group' = $1 order by refund.seq`,
    [`job-${remarkId}`],
  );
  return rows.map(({ amount }) => Number(amount));
}

/** Gives up the refund of a job without its tries, of several the one in a state; returns the job. */
export async function giveUpRefund(
  product: TestProduct,
  remarkId: number,
  state?: 'created',
): Promise<number> {
  await sql(
    product.databaseUrl,
    `update refund set state = 'failed', retry_at = null, given_up_at = now() where remark_id = $1 and state = coalesce($2, state)`,
    [remarkId, state ?? null],
  );
  return remarkId;
}
