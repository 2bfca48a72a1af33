import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Lets both sides of a job that a fixture put into its state review each other; returns the job's id. */
export async function reviewable(
  { databaseUrl }: TestProduct,
  remarkId: number,
  endsAt = '2026-12-04T02:00:00Z',
): Promise<number> {
  await sql(
    databaseUrl,
    `insert into review_period (remark_id, ends_at, created_at) values ($1, $2, '2026-11-20T02:00:00Z')`,
    [remarkId, endsAt],
  );
  return remarkId;
}

/** The owner's review of the influencer of a job, which has appeared; returns its id. */
export async function publishedReview({ databaseUrl }: TestProduct, remarkId: number): Promise<number> {
  const rows = await sql(
    databaseUrl,
    `with term as (insert into review_period (remark_id, ends_at, closed_at, created_at)
       values ($1, '2026-12-04T02:00:00Z', '2026-11-20T02:00:00Z', '2026-11-20T02:00:00Z'))
     insert into job_review (remark_id, author_id, subject_id, rating, text, created_at, published_at)
     select id, owner_id, applicant_id, 4, 'Posted in time.', '2026-11-20T02:00:00Z', '2026-11-20T02:00:00Z'
     from remark where id = $1 returning id`,
    [remarkId],
  );
  return Number(rows[0]?.id);
}

/** The same, hidden by staff. */
export async function hiddenReview(product: TestProduct, remarkId: number, staff: Person): Promise<number> {
  const id = await publishedReview(product, remarkId);
  await sql(
    product.databaseUrl,
    `update job_review set hidden_at = '2026-11-20T02:00:00Z', hidden_by = $2, hidden_reason = 'Rude.' where id = $1`,
    [id, staff.id],
  );
  return id;
}

const review = `id rating text authorSide campaignTitle campaignCover { small } publishedAt hiddenAt hiddenReason answer answeredAt
  author { id } mayAnswer { allowed code }`;
const reviews = `reviews { endsAt closedAt mayReview { allowed code } byOwner { ${review} } byApplicant { ${review} } }`;

/** Operations of reviews of jobs. */
export const reviewOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { id updatedAt nextSteps { action } ${reviews} } }`,
  review: `mutation ($remarkId: ID!, $rating: Int!, $text: String) {
    reviewJob(input: { remarkId: $remarkId, rating: $rating, text: $text }) { remark { nextSteps { action } ${reviews} } } }`,
  answer: `mutation ($reviewId: ID!, $text: String!) {
    answerReview(input: { reviewId: $reviewId, text: $text }) { jobReview { ${review} } } }`,
  report: `mutation ($reviewId: ID!) { reportReview(input: { reviewId: $reviewId, comment: "Not true." }) { reportId } }`,
  hide: `mutation ($reviewId: ID!) { hideReview(input: { reviewId: $reviewId, reason: "Insults." }) { jobReview { ${review} } } }`,
  restore: `mutation ($reviewId: ID!) {
    restoreReview(input: { reviewId: $reviewId, reason: "Fair." }) { jobReview { ${review} } } }`,
  ofProfile: `query ($id: ID!, $first: Int, $after: String) { profileReviews(profileId: $id, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { ${review} } } }`,
} as const;
