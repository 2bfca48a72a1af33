import { markAsDone } from '../../../modules/remarks/job.service.ts';
import { remarks, work } from '../content.ts';
import { type HandedIn, handIn, review } from '../hand-in.ts';
import type { Life } from '../job-life.ts';

type Hours = readonly [number, number];

const drafts = ['awaited', 'changes_asked'] as const;
const published = ['awaited', 'changes_asked', 'draft_approved'] as const;

function planHandIn(life: Life, hours: Hours, what: HandedIn): void {
  life.applicant(hours, (who) =>
    who.inTransaction((ctx) => handIn(ctx, { remarkId: life.remarkId, side: 'applicant' }, what)),
  );
}

function planReview(life: Life, hours: Hours, changes: string | null = null): void {
  life.owner(hours, (who) => who.inTransaction((ctx) => review(ctx, life.remarkId, changes)));
}

/** Drafts, sometimes with a round of changes, until all are approved. */
function planDrafts(life: Life): void {
  const { rng, campaign } = life.job;
  const note = rng.pick(work.drafts);
  planHandIn(life, [8, 30], { kind: 'draft', states: drafts, note });
  const rounds = campaign.content.brief?.rounds ?? 1;
  if (rounds > 0 && rng.chance(0.4)) {
    planReview(life, [2, 20], rng.pick(work.changes));
    planHandIn(life, [4, 20], { kind: 'draft', states: ['changes_asked'], note: rng.pick(work.again) });
  }
  planReview(life, [2, 20]);
}

/** What becomes of the work of a job that is hired and not done yet. */
export function planUnfinishedWork(life: Life): void {
  const { rng, work: stage, campaign } = life.job;
  if (!stage || !campaign.content.brief || stage === 'late') return;
  // Less than three days ago, so that the draft is not approved by silence.
  life.waitUntil(stage === 'draft' ? 1.5 : 4);
  const note = rng.pick(work.drafts);
  const left = stage === 'draftApproved' ? 0 : 1;
  planHandIn(life, [2, 10], { kind: 'draft', states: drafts, note, left, isShown: true });
  if (stage === 'changes') planReview(life, [4, 30], rng.pick(work.changes));
  if (stage === 'draftApproved') planReview(life, [4, 30]);
}

/** Late enough that nothing has run out: neither the time to release, nor that of the team to decide. */
function planWait(life: Life): void {
  if (['done', 'disputed', 'settled'].includes(life.job.reach)) life.waitUntil(8);
}

/** The influencer marks a job without deliverables as done. */
function planReport(life: Life): void {
  planWait(life);
  const text = life.job.rng.pick(remarks.done);
  life.applicant([40, 120], (who) => who.inTransaction((ctx) => markAsDone(ctx, life.remarkId, text)));
}

/** In a shoutout exchange the owner hands in, too. */
function planOwnersWork(life: Life): void {
  const what = { kind: 'published', states: published, note: life.job.rng.pick(work.swapped) } as const;
  life.owner([3, 30], (who) =>
    who.inTransaction((ctx) => handIn(ctx, { remarkId: life.remarkId, side: 'owner' }, what)),
  );
}

/** Puts all the work of a job on the agenda until it is done: drafts where they come first, and the links. */
export function planWork(life: Life): void {
  const { campaign, rng, reach, work: stage } = life.job;
  const { brief, type } = campaign.content;
  if (!brief) {
    planReport(life);
    return;
  }
  if (brief.draftFirst) planDrafts(life);
  planWait(life);
  const note = rng.pick(remarks.done);
  planHandIn(life, brief.draftFirst ? [20, 60] : [40, 90], { kind: 'published', states: published, note });
  if (type === 'shoutout') planOwnersWork(life);
  // Whoever releases has often approved before.
  if (stage === 'approved' || (reach === 'released' && rng.chance(0.5))) planReview(life, [2, 20]);
}
