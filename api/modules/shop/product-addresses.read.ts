import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Highest id of all products; 0 when there are none. */
export async function lastProductId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from product`.first({ em });
  return found?.id ?? 0;
}

/** Seller and id of public products from the id `from` up to but not including `to`. */
export async function shownProductAddresses({ em }: Ctx, from: number, to: number): Promise<string[]> {
  const found = await sql<{ address: string }>`select owner_id || '/' || product.id as address from product
    where id >= ${from} and id < ${to} and state = 'active'
      and exists (select from profile as seller where seller.id = owner_id and seller.is_listed)
    order by id`.rows({ em });
  return found.map(({ address }) => address);
}
