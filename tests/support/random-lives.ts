import { rowNumber } from './global-ids.ts';
import { createCampaign } from './jobs.ts';
import { cards, openBankAccount, tokenise } from './money.ts';
import { createPerson, type Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

const shown = 'remark { id state offer { id } dispute { settlements { id by state } } }';
const operations = {
  apply: `mutation ($campaignId: ID!) { applyToCampaign(input: { campaignId: $campaignId }) { ${shown} } }`,
  makeOffer: `mutation ($remarkId: ID!) { makeOffer(input: { remarkId: $remarkId, amount: { amount: 45050, currency: "USD" } }) { ${shown} } }`,
  acceptOffer: `mutation ($offerId: ID!) { acceptOffer(input: { offerId: $offerId }) { ${shown} } }`,
  rejectOffer: `mutation ($offerId: ID!) { rejectOffer(input: { offerId: $offerId }) { ${shown} } }`,
  pay: `mutation ($remarkId: ID!, $card: String) {
    payForHire(input: { remarkId: $remarkId, paymentMethodId: $card }) { ${shown} } }`,
  hire: `mutation ($remarkId: ID!) { hire(input: { remarkId: $remarkId }) { ${shown} } }`,
  done: `mutation ($remarkId: ID!) { markAsDone(input: { remarkId: $remarkId, text: "Posted." }) { ${shown} } }`,
  release: `mutation ($remarkId: ID!) { releasePayment(input: { remarkId: $remarkId }) { ${shown} } }`,
  cancel: `mutation ($remarkId: ID!) { cancelJob(input: { remarkId: $remarkId }) { ${shown} } }`,
  ask: `mutation ($remarkId: ID!) { askToCancel(input: { remarkId: $remarkId, reason: "Moved." }) { ${shown} } }`,
  agree: `mutation ($remarkId: ID!) { answerCancel(input: { remarkId: $remarkId, agree: true }) { ${shown} } }`,
  decline: `mutation ($remarkId: ID!) { answerCancel(input: { remarkId: $remarkId, agree: false }) { ${shown} } }`,
  withdraw: `mutation ($remarkId: ID!) { withdrawCancel(input: { remarkId: $remarkId }) { ${shown} } }`,
  propose: `mutation ($remarkId: ID!) {
    proposeSettlement(input: { remarkId: $remarkId, release: { amount: 20000, currency: "USD" } }) { ${shown} } }`,
  acceptSplit: `mutation ($settlementId: ID!) { acceptSettlement(input: { settlementId: $settlementId }) { ${shown} } }`,
  declineSplit: `mutation ($settlementId: ID!) { declineSettlement(input: { settlementId: $settlementId }) { ${shown} } }`,
  dispute: `mutation ($remarkId: ID!) {
    raiseDispute(input: { remarkId: $remarkId, reason: "Not as agreed." }) { ${shown} } }`,
} as const;

/** `silence`: the owner says nothing until the deadline. */
type Move = readonly [side: 'owner' | 'applicant', operation: keyof typeof operations | 'silence'];

/** What somebody may do in a state; the more often a move stands here, the likelier it is. */
const moves: Readonly<Record<string, readonly Move[]>> = {
  APPLIED: [
    ...['owner', 'owner', 'owner'].map((): Move => ['owner', 'makeOffer']),
    ['applicant', 'cancel'],
    ['owner', 'cancel'],
  ],
  OFFERED: [
    ...[1, 2, 3].map((): Move => ['applicant', 'acceptOffer']),
    ['applicant', 'rejectOffer'],
    ['applicant', 'makeOffer'],
    ['owner', 'makeOffer'],
  ],
  COUNTERED: [
    ['owner', 'acceptOffer'],
    ['owner', 'rejectOffer'],
    ['owner', 'makeOffer'],
    ['applicant', 'makeOffer'],
  ],
  OFFER_REJECTED: [
    ['owner', 'makeOffer'],
    ['applicant', 'makeOffer'],
    ['applicant', 'cancel'],
  ],
  OFFER_ACCEPTED: [...[1, 2, 3].map((): Move => ['owner', 'pay']), ['owner', 'cancel']],
  HIRED: [...[1, 2, 3].map((): Move => ['applicant', 'done']), ['owner', 'ask'], ['applicant', 'cancel']],
  CANCEL_ASKED: [
    ['applicant', 'agree'],
    ['applicant', 'decline'],
    ['owner', 'withdraw'],
    ['applicant', 'done'],
  ],
  DONE: [
    ...[1, 2, 3].map((): Move => ['owner', 'release']),
    ['owner', 'dispute'],
    ['applicant', 'dispute'],
    ['owner', 'silence'],
  ],
  DISPUTED: [
    ['owner', 'propose'],
    ['applicant', 'propose'],
    ['owner', 'acceptSplit'],
    ['applicant', 'acceptSplit'],
    ['applicant', 'declineSplit'],
  ],
};
const freeMoves: Readonly<Record<string, readonly Move[]>> = {
  APPLIED: [
    ['owner', 'hire'],
    ['owner', 'hire'],
    ['applicant', 'cancel'],
  ],
  HIRED: [
    ['applicant', 'done'],
    ['owner', 'cancel'],
  ],
};

/** Random numbers from 0 to 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A brand with campaigns, and influencers who can be paid. */
export interface Cast {
  readonly brand: Person;
  readonly influencers: readonly Person[];
  readonly campaigns: readonly { readonly id: number; readonly isFree: boolean }[];
}

export async function createCast(product: TestProduct, people: number, campaigns: number): Promise<Cast> {
  const brand = await createPerson(product);
  const influencers: Person[] = [];
  for (let at = 0; at < people; at += 1) {
    const person = await createPerson(product);
    await openBankAccount(product, person);
    influencers.push(person);
  }
  const made: Cast['campaigns'][number][] = [];
  for (let at = 0; at < campaigns; at += 1) {
    const isFree = at % 3 === 2;
    made.push({ id: await createCampaign(product, brand, { kind: isFree ? 'shoutout' : 'paid' }), isFree });
  }
  return { brand, influencers, campaigns: made };
}

const MOST_MOVES = 14;

interface Job {
  readonly id: string;
  readonly state: string;
  readonly offer: { readonly id: string } | null;
  readonly dispute: {
    readonly settlements: readonly { readonly id: string; readonly by: string; readonly state: string }[];
  } | null;
}
export type Shown = Record<string, { readonly remark: Job }>;

/** Sends an operation of a person. Null when the server died meanwhile, so that nobody knows whether it happened. */
export type Send = (person: Person, query: string, variables: object) => Promise<Shown | null>;

const sendAtOnce: Send = ({ client }, query, variables) => client.data<Shown>(query, variables);

/** The application of a person to a campaign, as it is now. */
async function lookUp({ client }: Person, campaignId: number): Promise<Job | undefined> {
  const query = `query ($ids: [ID!]) { myRemarks(filter: { campaignIds: $ids }) { nodes {
    id state offer { id } dispute { settlements { id by state } } } } }`;
  return (await client.data(query, { ids: [campaignId] })).myRemarks.nodes[0];
}

/** The proposal that a side of a dispute can answer. */
const answerable = ({ dispute }: Job, side: Move[0]) =>
  dispute?.settlements.find(({ by, state }) => state === 'OPEN' && by.toLowerCase() !== side);

/** Lets the time of the owner be over. The clock stays, as other lives go by it. */
async function beSilent(product: TestProduct, id: string): Promise<void> {
  const due = 'update remark set release_deadline = $1 where id = $2';
  await sql(product.databaseUrl, due, [product.clock.now(), rowNumber(id)]);
  await Promise.all([product.runJob('release-silence'), product.runJob('release-silence')]);
}

/** Lives one job from its application on, with a random move at a time. Returns its id. */
export async function liveRandomly(
  product: TestProduct,
  { brand }: Cast,
  campaign: Cast['campaigns'][number],
  influencer: Person,
  random: () => number,
  send: Send = sendAtOnce,
): Promise<number> {
  const move = async (person: Person, query: string, variables: object): Promise<Job | undefined> => {
    const answer = await send(person, query, variables);
    return answer ? Object.values(answer)[0]?.remark : lookUp(influencer, campaign.id);
  };
  const apply = () => move(influencer, operations.apply, { campaignId: campaign.id });
  // A second time when the first was lost with the server.
  let job = (await apply()) ?? (await apply());
  for (let count = 0; job && count < MOST_MOVES; count += 1) {
    const now: Job = job;
    const possible = ((campaign.isFree ? freeMoves : moves)[now.state] ?? []).filter(
      ([side, operation]) => !operation.endsWith('Split') || answerable(now, side),
    );
    const next = possible[Math.floor(random() * possible.length)];
    if (!next) break;
    const [side, operation] = next;
    product.clock.advance({ seconds: 1 });
    if (operation === 'silence') {
      await beSilent(product, now.id);
      job = await lookUp(influencer, campaign.id);
      continue;
    }
    const person = side === 'owner' ? brand : influencer;
    const variables = {
      ...(operations[operation].includes('$remarkId') && { remarkId: now.id }),
      ...(operations[operation].includes('$offerId') && { offerId: now.offer?.id }),
      ...(operations[operation].includes('$settlementId') && { settlementId: answerable(now, side)?.id }),
      ...(operation === 'pay' && { card: await tokenise(product, cards.good) }),
    };
    job = (await move(person, operations[operation], variables)) ?? job;
  }
  return Number(rowNumber(job?.id ?? ''));
}
