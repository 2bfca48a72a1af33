import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';

/** A job that has to come to its end before one of its sides can go. */
export interface OpenJobRow {
  readonly remarkId: number;
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly isOwner: boolean;
}

/** States in which nobody owes anybody anything: not begun, or over. */
const settled = {
  paid: [
    'applied',
    'offered',
    'offer_accepted',
    'offer_rejected',
    'released',
    'cancelled',
    'settled',
    'charged_back',
  ],
  free: ['applied', 'done', 'cancelled'],
};

/** Jobs of a person, on either side, that are not over; oldest first, at most 100. */
export async function readOpenJobs(ctx: Ctx, personId: number): Promise<OpenJobRow[]> {
  const found = await sql<OpenJobRow>`
    select r.id as "remarkId", c.id as "campaignId", c.title as "campaignTitle", c.owner_id = ${personId} as "isOwner"
    from remark as r join campaign as c on c.id = r.campaign_id
    where (r.applicant_id = ${personId} or c.owner_id = ${personId})
      and (r.state <> all (case when c.type = 'paid' then ${settled.paid}::text[] else ${settled.free}::text[] end)
        or exists (select from chargeback as b where b.remark_id = r.id and b.state = 'open'))
    order by r.id limit 100`.execute(ctx.em.getKysely());
  return found.rows;
}
