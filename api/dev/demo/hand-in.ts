import type { DeliverableState, SubmissionKind } from '../../../schema/deliverable.ts';
import type { Platform, WorkFormat } from '../../../schema/work.ts';
import { deliverableState } from '../../modules/deliverables/deliverable.facts.ts';
import { handInWork } from '../../modules/remarks/work/hand-in.service.ts';
import { approveWork, askForChanges } from '../../modules/remarks/work/review-work.service.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { fakePicture } from '../factories/fake-picture.ts';
import { PICTURES } from '../social/stand-in-content.ts';
import { demoPictureId } from './demo-pictures.ts';
import { Rng } from './rng.ts';

/** Whose deliverables of which job. */
export interface WorkOf {
  readonly remarkId: number;
  readonly side: 'owner' | 'applicant';
}

interface Piece {
  readonly id: number;
  readonly platform: Platform;
  readonly format: WorkFormat;
  readonly count: number;
  /** Who publishes it. */
  readonly username: string;
  /** First category of the campaign. */
  readonly category: string;
  /** The newest version. */
  readonly submissionId: number | null;
}

/** Deliverables in one of these states, in the order of the deal. */
function piecesIn(ctx: Ctx, { remarkId, side }: WorkOf, states: readonly DeliverableState[]) {
  return sql<Piece>`select d.id, d.platform, d.format, d.count, p.username, k.slug as category,
      (select max(s.id) from submission as s where s.deliverable_id = d.id) as "submissionId"
    from deliverable as d join remark as r on r.id = d.remark_id join campaign as c on c.id = r.campaign_id
      join category as k on k.id = c.category_ids[1]
      join profile as p on p.id = case d.side when 'owner' then c.owner_id else r.applicant_id end
    where d.remark_id = ${remarkId} and d.side = ${side} and d.dropped_at is null
      and ${deliverableState('d', ctx.clock.now())} = any(${states}::text[])
    order by d.position`.rows(ctx);
}

const signs = 'abcdefghijkmnopqrstuvwxyz0123456789';
const code = (rng: Rng, length: number): string =>
  Array.from({ length }, () => rng.pick([...signs])).join('');

/** Where a network shows something, as its addresses look. */
function linkTo({ platform, format, username }: Piece, rng: Rng): string {
  const number = `${rng.int(1_000_000, 9_999_999)}${rng.int(1_000_000, 9_999_999)}`;
  if (platform === 'tiktok') return `https://www.tiktok.com/@${username}/video/${number}`;
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${code(rng, 11)}`;
  if (platform === 'facebook') return `https://www.facebook.com/${username}/posts/${number}`;
  if (platform === 'other') return `https://pages.test/${username}/${number}`;
  if (format === 'story') return `https://www.instagram.com/stories/${username}/${number}/`;
  return `https://www.instagram.com/${format === 'reel' ? 'reel' : 'p'}/${code(rng, 10)}/`;
}

/** A picture of a draft that is shown nowhere else, of the subject of the campaign; none when all are taken. */
async function draftPictures(ctx: Ctx, category: string): Promise<string[]> {
  const subject = category.replaceAll('-', '');
  const ids = Array.from({ length: PICTURES }, (_, n) => demoPictureId('posts', `${subject}-${n}`));
  const taken = await sql<{ id: string }>`select id from picture where id = any(${ids}::text[])`.rows(ctx);
  const id = ids.find((one) => !taken.some((other) => other.id === one));
  const ownerId = ctx.actor.accountId;
  if (!id || ownerId === null) return [];
  fakePicture(ctx.em, { id, ownerId, purpose: 'report', createdAt: ctx.clock.now() });
  await ctx.em.flush();
  return [id];
}

async function versionOf(ctx: Ctx, piece: Piece, { kind, isShown }: HandedIn) {
  const rng = new Rng(`version:${piece.id}:${piece.submissionId}`);
  if (kind === 'published')
    return { kind, links: Array.from({ length: piece.count }, () => linkTo(piece, rng)) };
  const pictures = isShown ? await draftPictures(ctx, piece.category) : [];
  const isPicture = piece.format === 'post' && pictures.length > 0;
  return {
    kind,
    links: isPicture ? [] : [`https://drafts.test/${piece.username}/${code(rng, 8)}`],
    pictures,
  };
}

/** What is handed in, and how much of it. */
export interface HandedIn {
  readonly kind: SubmissionKind;
  readonly states: readonly DeliverableState[];
  /** Words with the first version. */
  readonly note: string;
  /** Deliverables at the end of the list that are left for later. */
  readonly left?: number;
  /** Whether drafts have a picture; there are a dozen of each subject. */
  readonly isShown?: boolean;
}

/** Hands in a version of each deliverable in one of these states. */
export async function handIn(ctx: Ctx, of: WorkOf, what: HandedIn): Promise<void> {
  const pieces = await piecesIn(ctx, of, what.states);
  const count = Math.max(1, pieces.length - (what.left ?? 0));
  for (const [index, piece] of pieces.slice(0, count).entries())
    await handInWork(ctx, piece.id, {
      ...(await versionOf(ctx, piece, what)),
      note: index === 0 ? what.note : null,
    });
}

/** The owner approves all that waits, but for the first when there are words for changes of it. */
export async function review(ctx: Ctx, remarkId: number, changes: string | null): Promise<void> {
  const pieces = await piecesIn(ctx, { remarkId, side: 'applicant' }, ['draft_in_review', 'published']);
  for (const [index, { submissionId }] of pieces.entries()) {
    if (submissionId === null) continue;
    if (index === 0 && changes !== null) await askForChanges(ctx, submissionId, changes);
    else await approveWork(ctx, submissionId);
  }
}
