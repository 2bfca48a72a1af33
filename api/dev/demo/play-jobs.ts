import { cancelJob } from '../../modules/payments/cancel/cancel-job.service.ts';
import { addDisputeStatement, raiseDispute } from '../../modules/payments/disputes/dispute.service.ts';
import {
  acceptSettlement,
  proposeSettlement,
} from '../../modules/payments/disputes/settle-dispute.service.ts';
import { payForHire } from '../../modules/payments/hire/hire-payment.service.ts';
import { releasePayment } from '../../modules/payments/release/release.service.ts';
import { declineApplication, setShortlisted } from '../../modules/remarks/answer-application.service.ts';
import { applyToCampaign } from '../../modules/remarks/apply.service.ts';
import { askToCancel, hire } from '../../modules/remarks/job.service.ts';
import { acceptOffer, makeOffer, openOffer, rejectOffer } from '../../modules/remarks/offer.service.ts';
import { sql } from '../../platform/sql.ts';
import type { Agenda } from './agenda.ts';
import { remarks } from './content.ts';
import type { PostedCampaign } from './fill-campaigns.ts';
import { Life, type PlannedJob } from './job-life.ts';
import { planAgreedChange, planExtra, planProposedChange } from './plans/changes.ts';
import { planReviews } from './plans/reviews.ts';
import { planShipping } from './plans/shipping.ts';
import { planUnfinishedWork, planWork } from './plans/work.ts';

function planAnswer(life: Life, decide: typeof acceptOffer): void {
  life.applicant([1, 26], (who) =>
    who.inTransaction(async (ctx) => {
      const offer = await openOffer(ctx, life.remarkId);
      if (offer) await decide(ctx, offer.id);
    }),
  );
}

/** The applicant asks for more. */
function planCounter(life: Life): void {
  const amountMinor = Math.round((life.job.amountMinor * 1.2) / 500) * 500;
  const message = life.job.rng.pick(remarks.counters);
  life.applicant([1, 26], (who) =>
    who.inTransaction((ctx) => makeOffer(ctx, life.remarkId, { amountMinor, message })),
  );
}

function planHire(life: Life): void {
  const { amountMinor, campaign, reach } = life.job;
  if (campaign.content.type !== 'paid') {
    life.owner([8, 50], (who) => who.inTransaction((ctx) => hire(ctx, life.remarkId)));
    planShipping(life);
    return;
  }
  life.owner([6, 40], (who) => who.inTransaction((ctx) => makeOffer(ctx, life.remarkId, { amountMinor })));
  if (reach === 'rejected') planAnswer(life, rejectOffer);
  if (reach === 'countered') planCounter(life);
  if (!life.goesTo('accepted')) return;
  planAnswer(life, acceptOffer);
  if (!life.goesTo('hired')) return;
  life.owner([1, 20], (who) =>
    payForHire(who, { remarkId: String(life.remarkId), paymentMethodId: 'pm_card_visa' }),
  );
}

function planCancel(life: Life): void {
  if (life.job.reach === 'cancelled') {
    life.applicant([10, 60], (who) => cancelJob(who, life.remarkId, 'I am ill and cannot film this week.'));
  }
  if (life.job.reach !== 'cancelAsked') return;
  // Less than 72 hours ago, so that the answer is still open.
  life.waitUntil(1);
  const reason = 'The product is sold out until spring.';
  life.owner([1, 20], (who) => who.inTransaction((ctx) => askToCancel(ctx, life.remarkId, reason)));
}

function planDispute(life: Life): void {
  const reason = 'The brief asks for two reels; I found one, and it does not name us.';
  const text = 'The second reel is up since Tuesday, the link is in my note. I will add your name today.';
  const about = () => ({ remarkId: String(life.remarkId), pictures: [] });
  life.owner([4, 30], (who) =>
    who.inTransaction((ctx) => raiseDispute(ctx, life.remarkId, { ...about(), reason })),
  );
  life.applicant([2, 20], (who) =>
    who.inTransaction((ctx) => addDisputeStatement(ctx, life.remarkId, { ...about(), text })),
  );
}

/** The owner proposes to split the money, and the applicant accepts. */
function planSettlement(life: Life): void {
  const release = { amount: Math.round((life.job.amountMinor * 0.7) / 500) * 500, currency: 'USD' };
  life.owner([3, 12], (who) =>
    who.inTransaction((ctx) =>
      proposeSettlement(ctx, life.remarkId, { remarkId: String(life.remarkId), release }),
    ),
  );
  life.applicant([1, 10], async (who) => {
    const open = await who.inTransaction((ctx) =>
      sql<{ id: number }>`select s.id from settlement as s join dispute as d on d.id = s.dispute_id
        where d.remark_id = ${life.remarkId} and s.state = 'open'`.first(ctx),
    );
    if (open) await acceptSettlement(who, open.id);
  });
}

/** Application texts for a campaign: those of its categories, then the general ones. */
const textsFor = ({ content }: PostedCampaign): readonly string[] => [
  ...content.categories.flatMap((name) => remarks.byCategory[name] ?? []),
  ...remarks.general,
];

/** Whole tens of dollars. */
const inTens = (minor: number): number => Math.max(1_000, Math.round(minor / 1_000) * 1_000);

/** What becomes of an application that gets no further; false for others. */
function planAnswerToApplication(life: Life): boolean {
  const { reach, rng } = life.job;
  if (reach === 'declined') {
    const reason = rng.chance(0.6) ? rng.pick(remarks.declines) : null;
    life.owner([6, 40], (who) => who.inTransaction((ctx) => declineApplication(ctx, life.remarkId, reason)));
  }
  if (reach === 'applied' && rng.chance(0.3)) {
    life.owner([3, 20], (who) => who.inTransaction((ctx) => setShortlisted(ctx, life.remarkId, true)));
  }
  return reach === 'applied' || reach === 'declined';
}

/** Puts the life of a job on the agenda: every step through the service that the product uses. */
export function planJob(agenda: Agenda, job: PlannedJob): void {
  const life = new Life(agenda, job);
  const { campaign, rng, reach } = job;
  const isPaid = campaign.content.type === 'paid';
  const text = rng.chance(0.92) ? rng.pick(textsFor(campaign)) : null;
  // Most name a price, close to what they are offered later.
  const priceMinor = isPaid && rng.chance(0.75) ? inTens(job.amountMinor * rng.between(0.85, 1.3)) : null;
  life.applicant([0, 0], async (who) => {
    life.remarkId = await who.inTransaction((ctx) => applyToCampaign(ctx, campaign.id, { text, priceMinor }));
  });
  if (planAnswerToApplication(life)) return;
  planHire(life);
  planCancel(life);
  planAgreedChange(life);
  if (reach === 'hired') planUnfinishedWork(life);
  planProposedChange(life);
  if (!life.goesTo('done')) return;
  planWork(life);
  if (reach === 'disputed' || reach === 'settled') planDispute(life);
  if (reach === 'settled') planSettlement(life);
  if (job.lastStepDaysAgo !== undefined) life.waitUntil(job.lastStepDaysAgo);
  if (isPaid && life.goesTo('released')) {
    life.owner([4, 40], (who) => releasePayment(who, life.remarkId));
    planExtra(life);
  }
  if (!isPaid || reach === 'settled' || life.goesTo('released')) planReviews(life);
}
