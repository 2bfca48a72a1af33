import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../../schema/access.ts';
import { JobReviewInput, JobReviews } from '../../../../schema/job-review.ts';
import { Permission } from '../../../../schema/permission.ts';
import { Remark } from '../../../../schema/remark.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import { Call, Mutation } from '../../../platform/operation.ts';
import { toPermission } from '../../../platform/process/process.ts';
import { type JobFacts, reviewRefusal } from '../../reviews/review.policy.ts';
import { sideOf } from '../next-steps.ts';
import { readChangedRemark } from '../remark.read.ts';
import { reviewJob } from './review-job.service.ts';

type Facts = JobFacts & { readonly ownerId: number; readonly applicantId: number };

@Resolver(() => JobReviews)
export class JobReviewsResolver {
  @FieldResolver(() => Permission)
  mayReview(@Ctx() ctx: Context, @Root() { mayReview: facts }: { mayReview: Facts }): Permission {
    return toPermission(reviewRefusal(facts, sideOf(facts, ctx.actor.accountId)));
  }

  @Access('session', { scope: 'remarks:write', idempotent: true })
  @Mutation(() => Remark, {
    description:
      'Reviews the other side of a settled job, once. Both reviews appear when both are in, or when the time is over. Errors: NOT_SETTLED, ALREADY_REVIEWED, REVIEW_TIME_OVER. For: owner, influencer.',
  })
  async reviewJob(@Call() { ctx, fields }: Call, @Arg('input', () => JobReviewInput) input: JobReviewInput) {
    const id = await reviewJob(ctx, input);
    return readChangedRemark(ctx, id, fields);
  }
}
