import type { SubmissionKind } from '../../../schema/deliverable.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { Deliverable, Submission } from './deliverable.entity.ts';
import { deliverableState, isApprovedBySilence } from './deliverable.facts.ts';
import { queueLookup } from './links/link-lookup.service.ts';
import type { CheckedSubmission } from './submission.policy.ts';

/** A deliverable of a job, with its newest version. The caller has locked the job. */
export interface KnownDeliverable {
  readonly deliverable: Deliverable;
  readonly newest: Submission | null;
}

/** The job of a deliverable. Throws NOT_FOUND at the field. */
export async function jobOfDeliverable(ctx: Ctx, deliverableId: number): Promise<number> {
  const found = await sql<{ remarkId: number }>`select remark_id as "remarkId" from deliverable
    where id = ${deliverableId} and dropped_at is null`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'deliverableId');
  return found.remarkId;
}

/** The job of a version. Throws NOT_FOUND at the field. */
export async function jobOfSubmission(ctx: Ctx, submissionId: number): Promise<number> {
  const found = await sql<{ remarkId: number }>`select remark_id as "remarkId" from submission
    where id = ${submissionId}`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'submissionId');
  return found.remarkId;
}

/** Reads a deliverable. The caller has locked its job. Throws NOT_FOUND when a later deal left it out. */
export async function readDeliverable(ctx: Ctx, id: number): Promise<KnownDeliverable> {
  const known = ctx.em.findOne(Deliverable, { id, droppedAt: null }, { refresh: true });
  const deliverable = await orNotFound(known, 'deliverableId');
  const newest = await ctx.em.findOne(
    Submission,
    { deliverableId: id },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  return { deliverable, newest };
}

/** What can be handed in of a deliverable; null while a draft waits, and when it is approved. Published work can be corrected. */
export async function awaitedKind(
  ctx: Ctx,
  { deliverable, newest }: KnownDeliverable,
): Promise<SubmissionKind | null> {
  if (newest?.kind === 'published') return newest.state === 'approved' ? null : 'published';
  if (newest?.state === 'in_review') return null;
  if (!deliverable.draftFirst) return 'published';
  const approved = await ctx.em.count(Submission, {
    deliverableId: deliverable.id,
    kind: 'draft',
    state: 'approved',
  });
  return approved > 0 ? 'published' : 'draft';
}

/** Stores a version, in place of one that nobody has answered yet. */
export async function addSubmission(
  ctx: Ctx,
  { deliverable, newest }: KnownDeliverable,
  version: CheckedSubmission & { readonly kind: SubmissionKind; readonly answerDeadline: Date | null },
): Promise<void> {
  const { id: deliverableId, remarkId } = deliverable;
  await claimPictures(ctx, version.pictures, 'report');
  if (newest?.state === 'in_review') newest.state = 'replaced';
  // The database allows one version in review.
  await ctx.em.flush();
  const earlier = await ctx.em.count(Submission, { deliverableId, kind: version.kind });
  const added = ctx.em.create(Submission, {
    ...version,
    previews: [],
    deliverableId,
    remarkId,
    version: earlier + 1,
    state: 'in_review',
    createdAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  if (version.kind === 'published') await queueLookup(ctx, added);
}

/** The owner's or silence's answer to a version. */
export function decideSubmission(
  submission: Submission,
  answer: Pick<Submission, 'state' | 'decidedAt' | 'decidedBy'> & { readonly changes?: string },
): void {
  Object.assign(submission, answer);
}

/** Approves the drafts of a job whose time to answer is over, as of the end of that time. Returns how many. */
export async function approveSilentDrafts(ctx: Ctx, remarkId: number): Promise<number> {
  await ctx.em.flush();
  const approved = await sql`update submission as s set state = 'approved', decided_by = 'system',
      decided_at = s.answer_deadline
    where s.remark_id = ${remarkId} and ${isApprovedBySilence('s', ctx.clock.now())} returning s.id`.rows(
    ctx,
  );
  return approved.length;
}

/** Approves the published work of a job that nobody has answered: whoever pays for it, or is silent, accepts it. */
export async function approvePaidWork(
  ctx: Ctx,
  remarkId: number,
  decidedBy: NonNullable<Submission['decidedBy']>,
): Promise<void> {
  await sql`update submission set state = 'approved', decided_by = ${decidedBy}, decided_at = ${ctx.clock.now()}
    where remark_id = ${remarkId} and kind = 'published' and state = 'in_review'`.run(ctx);
}

/** Whether the influencer of a job has handed in all published work. */
export async function isAllHandedIn(ctx: Ctx, remarkId: number): Promise<boolean> {
  const open = await sql`select from deliverable as d where d.remark_id = ${remarkId} and d.side = 'applicant'
    and d.dropped_at is null and ${deliverableState('d', ctx.clock.now())} not in ('published', 'approved')`.rows(
    ctx,
  );
  return open.length === 0;
}

/** Hands in all work of the influencer that is awaited, with one text, as clients do that know no deliverables. */
export async function handInRest(ctx: Ctx, remarkId: number, text: string | null): Promise<void> {
  const open = await sql<{ id: number }>`select d.id from deliverable as d
    where d.remark_id = ${remarkId} and d.side = 'applicant' and d.dropped_at is null
      and ${deliverableState('d', ctx.clock.now())} not in ('published', 'approved') order by d.position`.rows(
    ctx,
  );
  for (const { id } of open) {
    const version = { kind: 'published', links: [], pictures: [], note: text, answerDeadline: null } as const;
    await addSubmission(ctx, await readDeliverable(ctx, id), { ...version, links: [], pictures: [] });
  }
}

/** The links of all published work of the influencer, one a line; null without any. */
export async function publishedLinks(ctx: Ctx, remarkId: number): Promise<string | null> {
  const found = await sql<{ link: string }>`select link from deliverable as d
      join lateral (select s.id, s.links from submission as s where s.deliverable_id = d.id and s.kind = 'published'
        order by s.id desc limit 1) as newest on true
      cross join lateral unnest(newest.links) with ordinality as named (link, place)
    where d.remark_id = ${remarkId} and d.side = 'applicant' and d.dropped_at is null
    order by d.position, named.place`.rows(ctx);
  return found.length === 0 ? null : found.map(({ link }) => link).join('\n');
}
