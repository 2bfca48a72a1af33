import { usd } from '../../schema/usd.ts';
import { jobOperations } from './jobs.ts';
import { cards, tokenise } from './money.ts';
import type { Person } from './people.ts';
import type { TestProduct } from './test-product.ts';

/** One more video, as it is sent. */
export const moreWork = { deliverables: [{ platform: 'TIKTOK', format: 'VIDEO', count: 1 }], dueDays: 7 };

/** Longer use of what is there, without further work. */
export const longerUse = (days: number | null = 90) => ({
  deliverables: [],
  usage: { channels: 'PAID_ADS', days, countries: [] },
});

const fields = `id state turn held { amount } extraOfId extraIds doneAt
  offer { id state proposedBy amount { amount } message work { deliverables { platform count } usage { channels days } } }
  deals { version amount { amount } work { deliverables { platform } } }
  nextSteps { action allowed code } timeline { action by state }`;

export const extraOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { ${fields} } }`,
  propose: `mutation ($input: ProposeExtraInput!) { proposeExtra(input: $input) { remark { ${fields} } } }`,
} as const;

/** Proposes an extra; returns the number of its job. */
export async function proposeExtra(
  who: Person,
  remarkId: number,
  { minor = 12_000, work = moreWork as object, message = null as string | null } = {},
): Promise<number> {
  const input = { remarkId, amount: usd(minor), work, message };
  const { proposeExtra: answer } = await who.client.data(extraOperations.propose, { input });
  return Number(String(answer.remark.id).replace('rmk_', ''));
}

/** An extra that both agreed on. */
export async function agreedExtra(
  sides: { readonly owner: Person; readonly applicant: Person },
  remarkId: number,
  more: Parameters<typeof proposeExtra>[2] = {},
): Promise<number> {
  const extraId = await proposeExtra(sides.owner, remarkId, more);
  const { remark } = await sides.applicant.client.data(extraOperations.remark, { id: extraId });
  await sides.applicant.client.data(jobOperations.acceptOffer, { offerId: remark.offer.id });
  return extraId;
}

/** Pays an agreed extra; returns the job as it is then. */
export async function payExtra(product: TestProduct, owner: Person, extraId: number) {
  const input = { remarkId: extraId, paymentMethodId: await tokenise(product, cards.good) };
  return (await owner.client.data(jobOperations.pay, { input })).payForHire.remark;
}
