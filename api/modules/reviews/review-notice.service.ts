import type { NotificationSaid } from '../../../schema/notification-catalogue.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { notify } from '../notifications/notification.service.ts';

/** A side of a job, and how it stands with the reviews. */
interface Side {
  readonly accountId: number;
  /** Name and picture of the other side. */
  readonly personName: string;
  readonly imageId: string | null;
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly endsAt: Date;
  readonly hasWritten: boolean;
  /** Whether the other side has written. */
  readonly isReviewed: boolean;
}

function sidesOf(ctx: Ctx, remarkId: number): Promise<Side[]> {
  const wrote = (who: 'other' | 'me') => sql`exists (select from job_review as v
    where v.remark_id = r.id and v.author_id = ${sql.ref(who === 'me' ? 'side.id' : 'side.other')})`;
  return sql<Side>`select side.id as "accountId", trim(p.first || ' ' || p.last) as "personName",
      p.avatar_id as "imageId", c.id as "campaignId", c.title as "campaignTitle", w.ends_at as "endsAt",
      ${wrote('me')} as "hasWritten", ${wrote('other')} as "isReviewed"
    from remark as r join campaign as c on c.id = r.campaign_id join review_period as w on w.remark_id = r.id
      cross join lateral (values (r.owner_id, r.applicant_id), (r.applicant_id, r.owner_id)) as side (id, other)
      join profile as p on p.id = side.other
    where r.id = ${remarkId}`.rows(ctx);
}

/** What a side is told of a fact; null for nothing. */
type Saying = (side: Side, fact: StoredFact) => NotificationSaid | null;

async function tell(ctx: Ctx, fact: StoredFact, saying: Saying): Promise<Delivery[]> {
  const { remarkId } = fact;
  const told: Delivery[] = [];
  for (const side of remarkId === undefined ? [] : await sidesOf(ctx, remarkId)) {
    const said = saying(side, fact);
    if (!said) continue;
    const { accountId: recipientId, imageId, campaignId, campaignTitle } = side;
    const campaign = { id: campaignId, title: campaignTitle };
    const path = `/applicationdetail/applicantdetail/${remarkId}`;
    told.push(...(await noticeAccount(ctx, fact, { recipientId, said, path, imageId, campaign, remarkId })));
  }
  return told;
}

const untilWhen = ({ personName, campaignTitle, endsAt }: Side) => ({
  ...{ personName, campaignTitle },
  reviewsEnd: dayOf(new Date(endsAt)),
});

const invited: Saying = (side) => ({ code: 'review.invited', params: untilWhen(side) });

const endsSoon: Saying = (side) =>
  side.hasWritten ? null : { code: 'review.endsSoon', params: untilWhen(side) };

const appeared: Saying = ({ personName, campaignTitle, isReviewed, hasWritten }) => {
  const params = { personName, campaignTitle };
  if (isReviewed) return { code: 'review.received', params };
  return hasWritten ? { code: 'review.published', params } : null;
};

/** Tells the author of the review of a fact. */
const toAuthor =
  (say: (side: Side, fact: StoredFact) => NotificationSaid): FactHandler =>
  async (ctx, fact) => {
    const author = await sql<{ id: number }>`select author_id as id from job_review
      where id = ${fact.reviewId ?? null}::int`.first(ctx);
    return tell(ctx, fact, (side) => (side.accountId === author?.id ? say(side, fact) : null));
  };

const handlers: Readonly<Record<string, FactHandler>> = {
  'review.opened': (ctx, fact) => tell(ctx, fact, invited),
  'review.endsSoon': (ctx, fact) => tell(ctx, fact, endsSoon),
  'review.published': (ctx, fact) => tell(ctx, fact, appeared),
  'review.answered': toAuthor(({ personName, campaignTitle }) => ({
    code: 'review.answered',
    params: { personName, campaignTitle },
  })),
  'review.hidden': toAuthor(({ personName }, { reason = '' }) => ({
    code: 'review.hidden',
    params: { personName, reason },
  })),
  'review.restored': toAuthor(({ personName }) => ({ code: 'review.restored', params: { personName } })),
};

/** Notifications about reviews of jobs; open pages of both sides look again. */
export const reviewHandlers: Readonly<Record<string, FactHandler>> = Object.fromEntries(
  Object.entries(handlers).map(([type, handle]): [string, FactHandler] => [
    type,
    async (ctx, fact) => [...(await notify(ctx, fact)), ...(await handle(ctx, fact))],
  ]),
);
