import { acceptOffer, liveOffer, makeOffer, rejectOffer } from '../../modules/offers/offer.service.ts';
import { payForHire } from '../../modules/payments/hire-payment.service.ts';
import { releasePayment } from '../../modules/payments/release.service.ts';
import { applyToCampaign } from '../../modules/remarks/apply.service.ts';
import { hire, markAsDone } from '../../modules/remarks/job.service.ts';
import { Agenda } from './agenda.ts';
import { doneTexts, remarksFor } from './content/remarks.ts';
import { acting, type DemoParts } from './demo-parts.ts';
import type { PostedCampaign } from './fill-campaigns.ts';
import { Rng } from './rng.ts';

const HOUR = 3_600_000;

/** How far a job of the demo gets; time may stop it earlier. */
export type Reach = 'applied' | 'offered' | 'rejected' | 'accepted' | 'hired' | 'done' | 'released';

const order: readonly Reach[] = ['applied', 'offered', 'accepted', 'hired', 'done', 'released'];

/** A job of the demo before it is played. */
export interface PlannedJob {
  readonly campaign: PostedCampaign;
  readonly applicantId: number;
  readonly appliedAt: Date;
  readonly reach: Reach;
  readonly rng: Rng;
  /** US cents of the offer. */
  readonly amountMinor: number;
}

/** Puts the life of a job on the agenda: every step through the service that the product uses. */
export function planJob(parts: DemoParts, agenda: Agenda, job: PlannedJob): void {
  const { campaign, applicantId, rng } = job;
  const { ownerId, content } = campaign;
  let remarkId = 0;
  let at = job.appliedAt;
  const goesTo = (step: Reach): boolean => order.indexOf(job.reach) >= order.indexOf(step);
  const then = (hours: [number, number], run: (at: Date) => Promise<unknown>): void => {
    at = new Date(at.getTime() + rng.between(...hours) * HOUR);
    agenda.add(at, async (moment) => void (await run(moment)));
  };
  const owner = (moment: Date) => acting(parts, ownerId, moment);
  const applicant = (moment: Date) => acting(parts, applicantId, moment);

  agenda.add(at, async (moment) => {
    const text = rng.chance(0.92) ? rng.pick(remarksFor(content.categories)) : null;
    remarkId = await applicant(moment).inTransaction((ctx) => applyToCampaign(ctx, campaign.id, text));
  });
  if (job.reach === 'applied') return;
  if (content.type === 'paid') {
    const answer = (decide: typeof acceptOffer) => (moment: Date) =>
      applicant(moment).inTransaction(async (ctx) => {
        const offer = await liveOffer(ctx, remarkId);
        if (offer) await decide(ctx, offer.id);
      });
    then([6, 40], (moment) =>
      owner(moment).inTransaction((ctx) => makeOffer(ctx, remarkId, job.amountMinor)),
    );
    if (job.reach === 'rejected') then([2, 30], answer(rejectOffer));
    if (!goesTo('accepted')) return;
    then([1, 26], answer(acceptOffer));
    if (!goesTo('hired')) return;
    then([1, 20], (moment) =>
      payForHire(owner(moment), { remarkId: String(remarkId), paymentMethodId: 'pm_card_visa' }),
    );
  } else {
    then([8, 50], (moment) => owner(moment).inTransaction((ctx) => hire(ctx, remarkId)));
  }
  if (!goesTo('done')) return;
  then([40, 120], (moment) =>
    applicant(moment).inTransaction((ctx) => markAsDone(ctx, remarkId, rng.pick(doneTexts))),
  );
  if (!goesTo('released') || content.type !== 'paid') return;
  then([4, 40], (moment) => releasePayment(owner(moment), remarkId));
}
