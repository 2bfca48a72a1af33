import type { JobReview } from '../../../schema/job-review.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readById } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { sql } from '../../platform/sql.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';
import { isOpen } from '../profiles/profile.read.ts';
import { jobReviewView, publicReview, visibleReview } from './review.view.ts';

const visibleReviews: ReadModel<JobReview> = { view: jobReviewView, visible: visibleReview };

/** The review that a mutation has just changed. Throws NOT_FOUND when the viewer may not see it. */
export function readChangedReview(ctx: Ctx, id: number, fields: Fields): Promise<JobReview> {
  return orNotFound(readById(ctx, visibleReviews, id, fields), 'reviewId');
}

const lastPublishedFirst = (row: string): KeyOrder => ({
  name: 'published',
  isDescending: true,
  keys: [columnKey(row, 'published_at', 'timestamptz'), columnKey(row, 'id')],
});

/** One page of the reviews of a member that everybody sees, newest first; none of a member whom the viewer may not find. */
export function readProfileReviews(ctx: Ctx, profileId: number, fields: Fields, page?: PageAsked) {
  const reading: ListReading<JobReview> = {
    view: jobReviewView,
    where: (row, { actor }) => sql`${sql.ref(`${row}.subject_id`)} = ${profileId} and ${publicReview(row)}
      and exists (select from profile as whose where whose.id = ${profileId} and ${isOpen('whose')}
        and ${isNotBlocked(actor, sql`whose.id`)})`,
    keys: lastPublishedFirst,
  };
  return readPage(ctx, reading, fields, page);
}
