import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** A job that its campaign's owner pays for or releases. */
export interface PaidJob {
  readonly remarkId: number;
  /** Amount of the accepted or pending offer; null without one. */
  readonly offerMinor: number | null;
}

/**
 * The job of an applicant of a campaign of the actor; without an applicant, the one job of the campaign that is marked
 * as done. Throws NOT_FOUND.
 */
export async function readPaidJob(
  ctx: Ctx,
  campaignId: number,
  applicantId: number | null,
): Promise<PaidJob> {
  const which =
    applicantId === null
      ? sql`r.state in ('done', 'releasing', 'released')`
      : sql`r.applicant_id = ${applicantId}`;
  const found = await sql<PaidJob>`select r.id as "remarkId", (select o.amount_minor::float8 from offer as o
      where o.remark_id = r.id and o.status in ('pending', 'accepted') order by o.id desc limit 1) as "offerMinor"
    from remark as r join campaign as c on c.id = r.campaign_id
    where c.id = ${campaignId} and c.owner_id = ${accountIdOf(ctx)} and ${which}
    order by r.state = 'done' desc, r.id limit 2`.rows(ctx);
  const [job] = found;
  if (!job || (applicantId === null && found.length > 1)) throw new DomainError(ErrorCode.NOT_FOUND);
  return job;
}
