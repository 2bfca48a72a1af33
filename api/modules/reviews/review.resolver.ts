import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { JobReview, JobReviewConnection } from '../../../schema/job-review.ts';
import { Permission } from '../../../schema/permission.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { Call, IdArg, Mutation, Page, Query } from '../../platform/operation.ts';
import { toPermission } from '../../platform/process/process.ts';
import { hideReview, restoreReview } from './hide-review.service.ts';
import { type AnswerFacts, answerRefusal } from './review.policy.ts';
import { readChangedReview, readProfileReviews } from './review.read.ts';
import { answerReview } from './review.service.ts';

@Resolver(() => JobReview)
export class ReviewResolver {
  @FieldResolver(() => Permission)
  mayAnswer(@Ctx() ctx: Context, @Root() review: { mayAnswer: AnswerFacts }): Permission {
    return toPermission(answerRefusal(review.mayAnswer, ctx.actor.accountId));
  }

  @Access('public', { scope: 'any' })
  @Query(() => JobReviewConnection, {
    description: 'Reviews of a member by the other sides of their jobs, newest first. For: everybody.',
  })
  profileReviews(@Call() { ctx, fields }: Call, @IdArg('profileId') profileId: number, @Page() page?: Page) {
    return readProfileReviews(ctx, profileId, fields, page);
  }

  @Access('session', { scope: 'remarks:write' })
  @Mutation(() => JobReview, {
    description:
      'Answers a review in public, once. Errors: FIELD_REQUIRED, ALREADY_ANSWERED. For: the reviewed side.',
  })
  async answerReview(
    @Call() { ctx, fields }: Call,
    @IdArg('reviewId') id: number,
    @Arg('text', () => String) text: string,
  ) {
    await answerReview(ctx, id, text);
    return readChangedReview(ctx, id, fields);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => JobReview, {
    description:
      'Hides a review from everybody but its author and staff; it no longer counts. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust).',
  })
  async hideReview(
    @Call() { ctx, fields }: Call,
    @IdArg('reviewId') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await hideReview(ctx, id, reason);
    return readChangedReview(ctx, id, fields);
  }

  @Access('staff', { role: 'trust' })
  @Mutation(() => JobReview, {
    description: 'Shows a hidden review again. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust).',
  })
  async restoreReview(
    @Call() { ctx, fields }: Call,
    @IdArg('reviewId') id: number,
    @Arg('reason', () => String) reason: string,
  ) {
    await restoreReview(ctx, id, reason);
    return readChangedReview(ctx, id, fields);
  }
}
