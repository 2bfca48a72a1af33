import { idOf, rowNumber } from '../global-ids.ts';
import { createCampaign, type Kind } from '../jobs.ts';
import { openBankAccount } from '../money.ts';
import { createPerson, type Person } from '../people.ts';
import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import { Chance } from './chance.ts';
import { inParallel } from './in-parallel.ts';
import { beginLife, type Life } from './life.ts';
import { randomBrief } from './work.ts';

/** Lives of one owner. */
const OF_AN_OWNER = 25;
/** Lives that begin at the same time. */
const AT_ONCE = 8;

/** Kinds of campaign, by how many of so many jobs are of each. */
const kinds: readonly (readonly [Kind, number])[] = [
  ['paid', 22],
  ['sponsored', 2],
  ['shoutout', 1],
];

/** An open campaign of a kind that lasts longer than any life, most of them with a brief. */
async function openCampaign(
  product: TestProduct,
  owner: Person,
  kind: Kind,
  chance: Chance,
): Promise<number> {
  const id = await createCampaign(product, owner, { kind, endsOn: '2029-12-31' });
  if (kind !== 'sponsored' && !chance.happens(0.7)) return id;
  const { owners, ...brief } = randomBrief(chance);
  const more = {
    sponsored: { productDescription: 'Three jars of rempah.' },
    shoutout: { ownerDeliverables: owners },
    paid: {},
  };
  await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
    id,
    JSON.stringify({ ...brief, ...more[kind] }),
  ]);
  return id;
}

async function beginOne(
  product: TestProduct,
  seed: number,
  number: number,
  owner: Person,
  campaigns: ReadonlyMap<Kind, number>,
): Promise<Life> {
  const kind = new Chance(seed, number, 'kind').weighed(kinds, ([, weight]) => weight)?.[0] ?? 'paid';
  const applicant = await createPerson(product);
  if (kind === 'paid') await openBankAccount(product, applicant);
  const { applyToCampaign } = await applicant.client.data(
    'mutation ($id: ID!) { applyToCampaign(input: { campaignId: $id }) { remark { id } } }',
    { id: idOf('Campaign', campaigns.get(kind) ?? 0) },
  );
  const remarkId = Number(rowNumber(applyToCampaign.remark.id));
  return beginLife(seed, number, { kind, owner, applicant, remarkId });
}

/** Begins lives by their numbers, each with an influencer of its own. */
export async function beginLives(
  product: TestProduct,
  seed: number,
  numbers: readonly number[],
): Promise<Life[]> {
  const lives: Life[] = [];
  for (const [place, some] of Map.groupBy(numbers, (one) => Math.floor(one / OF_AN_OWNER))) {
    const owner = await createPerson(product);
    const chance = new Chance(seed, 'campaigns', place);
    const campaigns = new Map<Kind, number>();
    for (const [kind] of kinds) campaigns.set(kind, await openCampaign(product, owner, kind, chance));
    const begun = await inParallel(AT_ONCE, some, (one) => beginOne(product, seed, one, owner, campaigns));
    lives.push(...begun);
  }
  return lives;
}
