import { globalId } from '../../../schema/global-id.ts';
import type { Work } from '../../../schema/work.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { type DealDocument, sealDeal } from './deal-document.ts';
import { DEAL_TIME_ZONE } from './due.policy.ts';

/** Terms that both sides have just accepted. */
export interface AgreedTerms extends Pick<DealDocument, 'amount' | 'fee' | 'proposedBy'> {
  readonly ownerAcceptedAt: Date;
  readonly applicantAcceptedAt: Date;
  readonly work: Work | null;
  readonly dueAt: Date | null;
}

interface Parties {
  campaignId: number;
  title: string;
  ownerId: number;
  owner: string;
  applicantId: number;
  applicant: string;
  version: number;
}

async function partiesOf(ctx: Ctx, remarkId: number): Promise<Parties> {
  const found = await sql<Parties>`
    select c.id as "campaignId", c.title, o.id as "ownerId", trim(o.first || ' ' || o.last) as owner,
      a.id as "applicantId", trim(a.first || ' ' || a.last) as applicant,
      (select coalesce(max(d.version), 0) + 1 from deal as d where d.remark_id = r.id) as version
    from remark as r join campaign as c on c.id = r.campaign_id
      join profile as o on o.id = c.owner_id join profile as a on a.id = r.applicant_id
    where r.id = ${remarkId}`.first(ctx);
  if (!found) throw new Error(`job ${remarkId} has no two sides`);
  return found;
}

/** Writes the next deal sheet of a job, in the transaction in which it was agreed. The caller holds the job's lock. */
export async function writeDeal(ctx: Ctx, remarkId: number, terms: AgreedTerms): Promise<void> {
  const of = await partiesOf(ctx, remarkId);
  const { amount, fee, proposedBy, work, dueAt, ownerAcceptedAt, applicantAcceptedAt } = terms;
  const { document, sha256 } = sealDeal({
    version: of.version,
    job: globalId('Remark', remarkId),
    campaign: { id: globalId('Campaign', of.campaignId), title: of.title },
    owner: {
      id: globalId('Profile', of.ownerId),
      name: of.owner,
      acceptedAt: ownerAcceptedAt.toISOString(),
    },
    applicant: {
      id: globalId('Profile', of.applicantId),
      name: of.applicant,
      acceptedAt: applicantAcceptedAt.toISOString(),
    },
    proposedBy,
    amount,
    fee,
    work,
    dueAt: dueAt?.toISOString() ?? null,
    timeZone: DEAL_TIME_ZONE,
  });
  await sql`insert into deal (remark_id, version, document, sha256, created_at)
    values (${remarkId}, ${of.version}, ${document}, ${sha256}, ${ctx.clock.now()})`.run(ctx);
}
