import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { listedInfluencer } from './listed-influencer.view.ts';

/** Highest id of all profiles; 0 when there are none. */
export async function lastProfileId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from profile`.first({ em });
  return found?.id ?? 0;
}

/** Ids of public profiles from `from` up to but not including `to`. */
export async function listedProfileIds({ em }: Ctx, from: number, to: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select r.id::int from profile r
    where r.id >= ${from} and r.id < ${to} and ${listedInfluencer('r')}
    order by r.id`.rows({ em });
  return found.map(({ id }) => id);
}
