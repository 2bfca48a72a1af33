import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** Highest id of all campaigns; 0 when there are none. */
export async function lastCampaignId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from campaign`.first({ em });
  return found?.id ?? 0;
}

/** Ids of public campaigns from `from` up to but not including `to`. */
export async function publicCampaignIds({ em, clock }: Ctx, from: number, to: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id::int from campaign
    where id >= ${from} and id < ${to} and state in ('open', 'awarded') and not is_disabled
      and ends_on >= ${dayOf(clock.now())}::date
    order by id`.rows({ em });
  return found.map(({ id }) => id);
}
