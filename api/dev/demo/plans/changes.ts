import type { WorkInput } from '../../../../schema/work.ts';
import { payForHire } from '../../../modules/payments/hire/hire-payment.service.ts';
import { acceptAmendment, proposeAmendment } from '../../../modules/remarks/amendments/amendment.service.ts';
import { pendingAmendment } from '../../../modules/remarks/amendments/end-amendment.service.ts';
import { proposeExtra } from '../../../modules/remarks/extras/extra.service.ts';
import { acceptOffer, openOffer } from '../../../modules/remarks/offer.service.ts';
import { dayAfter, dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { work as words } from '../content.ts';
import type { Life } from '../job-life.ts';

/** Days by which the influencer asks for more time. */
const LATER = 7;

/** The influencer asks for a later date. */
async function askForLater(ctx: Ctx, { job, remarkId }: Life, message: string): Promise<void> {
  const { brief } = job.campaign.content;
  const found = await sql<{ due: Date | null }>`select work_due_at as due from remark
    where id = ${remarkId}`.first(ctx);
  if (!brief || !found?.due) return;
  const dueOn = dayAfter(dayOf(new Date(found.due)), LATER);
  await proposeAmendment(ctx, remarkId, { work: { ...brief, dueDays: null, dueOn }, message });
}

/** A later date that is asked for and agreed on soon after the hire: the deal has a second sheet. */
export function planAgreedChange(life: Life): void {
  if (life.job.change !== 'agreed') return;
  const message = life.job.rng.pick(words.later);
  life.applicant([3, 12], (who) => who.inTransaction((ctx) => askForLater(ctx, life, message)));
  life.owner([1, 8], (who) =>
    who.inTransaction(async (ctx) => {
      const amendment = await pendingAmendment(ctx, life.remarkId);
      if (amendment) await acceptAmendment(ctx, amendment.id);
    }),
  );
}

/** A later date that is asked for at the end, and waits for an answer. */
export function planProposedChange(life: Life): void {
  if (life.job.change !== 'proposed') return;
  const message = life.job.rng.pick(words.later);
  // Less than a week ago, so that it has not lapsed.
  life.waitUntil(2);
  life.applicant([2, 20], (who) => who.inTransaction((ctx) => askForLater(ctx, life, message)));
}

const longerUse: WorkInput = { deliverables: [], usage: { channels: 'paid_ads', days: 180 } };
const oneMoreReel: WorkInput = {
  deliverables: [{ platform: 'instagram', format: 'reel', count: 1 }],
  dueDays: 14,
  draftFirst: true,
  rounds: 1,
};

/** An extra beside a job that is paid out: longer use that is on the table, or more work that is agreed, paid and due. */
export function planExtra(life: Life): void {
  const { extra, amountMinor, rng } = life.job;
  if (!extra) return;
  const asked = {
    amountMinor: Math.max(1_000, Math.round((amountMinor * 0.3) / 500) * 500),
    message: rng.pick(extra === 'running' ? words.moreWork : words.longerUse),
  };
  let extraId = 0;
  life.owner([2, 12], (who) =>
    who.inTransaction(async (ctx) => {
      const work = extra === 'running' ? oneMoreReel : longerUse;
      extraId = await proposeExtra(ctx, life.remarkId, { ...asked, work });
    }),
  );
  if (extra !== 'running') return;
  life.applicant([2, 12], (who) =>
    who.inTransaction(async (ctx) => {
      const offer = await openOffer(ctx, extraId);
      if (offer) await acceptOffer(ctx, offer.id);
    }),
  );
  life.owner([1, 8], (who) =>
    payForHire(who, { remarkId: String(extraId), paymentMethodId: 'pm_card_visa' }),
  );
}
