import type { JobReviewInput } from '../../../../schema/job-review.ts';
import { reviewJob } from '../../../modules/remarks/reviews/review-job.service.ts';
import { closeReviews } from '../../../modules/remarks/reviews/review-jobs.service.ts';
import { answerReview } from '../../../modules/reviews/review.service.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { sql } from '../../../platform/sql.ts';
import { jobReviews } from '../content.ts';
import type { Life } from '../job-life.ts';

/** The reviewed side answers, when the review has appeared. */
async function answer(who: StepsCtx, remarkId: number, text: string): Promise<void> {
  await who.inTransaction(async (ctx) => {
    const found = await sql<{ id: number }>`select id from job_review where remark_id = ${remarkId}
      and subject_id = ${ctx.actor.accountId} and published_at is not null`.first(ctx);
    if (found) await answerReview(ctx, found.id, text);
  });
}

/** What both sides of a settled job say about each other: most do, some only on one side, a few answer. */
export function planReviews(life: Life): void {
  const { rng } = life.job;
  const write = (said: Omit<JobReviewInput, 'remarkId'>) => (who: StepsCtx) =>
    who.inTransaction((ctx) => reviewJob(ctx, { remarkId: String(life.remarkId), ...said }));
  const [ofInfluencer, ofBrand] = [rng.pick(jobReviews.ofInfluencers), rng.pick(jobReviews.ofBrands)];
  // What was settled lately still waits for the influencer's review.
  const waits = life.isWithin(10);
  if (rng.chance(0.85) || waits) life.owner([2, 30], write(ofInfluencer));
  if (rng.chance(0.75) && !waits) life.applicant([1, 40], write(ofBrand));
  const text = rng.pick(jobReviews.answers);
  if (rng.chance(0.3)) life.owner([3, 30], (who) => answer(who, life.remarkId, text));
  life.owner([14 * 24, 14 * 24], closeReviews);
}
