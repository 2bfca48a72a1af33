import {
  confirmReceipt,
  giveAddress,
  markAsSent,
} from '../../../modules/remarks/shipping/shipping.service.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { Life } from '../job-life.ts';

/** A street of each country, and a postal code of its form. */
const streets: Readonly<Record<string, readonly [line1: string, postalCode: string]>> = {
  SG: ['21 Tampines Street 21', '521021'],
  MY: ['8 Jalan Telawi 3', '59100'],
  ID: ['Jalan Kemang Raya 14', '12730'],
  TH: ['38 Soi Sukhumvit 38', '10110'],
  VN: ['27 Nguyễn Huệ', '700000'],
  PH: ['106 Maginhawa Street', '1101'],
};
const [elsewhere, ...carriers] = ['12 Market Road', 'SingPost', 'Ninja Van', 'J&T Express'] as const;

/** Steps that are taken in jobs that go no further than the hire. */
const stages = [1, 2, 0, 3] as const;

/** Where an influencer of the demo lives. */
async function homeOf(ctx: Ctx, accountId: number) {
  const found = await sql<{ name: string; phone: string; city: string; country: string }>`
    select trim(first || ' ' || last) as name, phone_prefix || mobile as phone, city, country
    from profile where id = ${accountId}`.first(ctx);
  if (!found) throw new Error(`account ${accountId} has no profile`);
  const { name: recipient, phone, city, country } = found;
  const [line1, postalCode] = streets[country] ?? [elsewhere, null];
  return { recipient, phone, line1, city, country, postalCode };
}

/**
 * Puts the way of the product of a hired job on the agenda. Where the job goes no further, it stands somewhere on that
 * way, another one for each influencer.
 */
export function planShipping(life: Life): void {
  const { campaign, applicantId, rng, shippingSteps } = life.job;
  if (campaign.content.type !== 'sponsored' || !campaign.content.brief) return;
  const steps = life.goesTo('done') ? 3 : (shippingSteps ?? stages[applicantId % stages.length] ?? 0);
  if (steps < 1) return;
  life.applicant([2, 20], (who) =>
    who.inTransaction(async (ctx) => giveAddress(ctx, life.remarkId, await homeOf(ctx, applicantId))),
  );
  if (steps < 2) return;
  const carrier = rng.pick(carriers);
  const number = `KL${Math.floor(rng.between(10_000_000, 99_999_999))}SG`;
  life.owner([6, 40], (who) => who.inTransaction((ctx) => markAsSent(ctx, life.remarkId, carrier, number)));
  if (steps < 3) return;
  life.applicant([30, 70], (who) => who.inTransaction((ctx) => confirmReceipt(ctx, life.remarkId)));
}
