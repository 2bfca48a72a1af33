import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHelpRequest } from '../support/help-and-news.ts';
import type { Person } from '../support/people.ts';
import { makeProduct } from '../support/products.ts';
import { makeReport } from '../support/reports.ts';
import { hiddenReview, publishedReview } from '../support/reviews.ts';
import { makeWorld, type World } from '../support/rights/world.ts';
import { documentOf, operationOf, selectAll, variablesOf } from '../support/schema-documents.ts';
import { waitingJump } from '../support/socials.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let world: World;

beforeAll(async () => {
  product = await startTestProduct();
  world = await makeWorld(product);
});
afterAll(() => product?.close());

const why = 'Because.';
const job = async () => (await world.job('shoutout', 'done')).remarkId;

async function jumpOfOwner(): Promise<string> {
  const id = await waitingJump(product);
  await sql(product.databaseUrl, 'update follower_jump set profile_id = $2 where id = $1', [
    id,
    world.owner.id,
  ]);
  return id;
}

async function codeOf({ client }: Person, name: string, input: Record<string, unknown>) {
  const operation = operationOf('Mutation', name);
  const query = documentOf(operation, selectAll(operation.field.type, 1));
  return (await client.send(query, variablesOf(operation, input))).errors?.[0]?.extensions.code ?? 'done';
}

const makeStaff = ({ id }: Person) =>
  sql(product.databaseUrl, `update account set staff_roles = '{lead}' where id = $1`, [id]);
const tables = async () =>
  JSON.stringify(await sql(product.databaseUrl, "select * from staff_action where action not like 'read.%'"));

test.each([
  ['approveCampaign', () => world.owner, async () => ({ id: world.waiting })],
  ['rejectCampaign', () => world.owner, async () => ({ id: world.waiting, reason: why })],
  ['featureCampaign', () => world.owner, async () => ({ id: world.open, position: 1, reason: why })],
  [
    'featureInfluencer',
    () => world.owner,
    async () => ({ profileId: world.owner.id, featured: true, reason: why }),
  ],
  [
    'hideReview',
    () => world.owner,
    async () => ({ reviewId: await publishedReview(product, await job()), reason: why }),
  ],
  [
    'restoreReview',
    () => world.applicant,
    async () => ({ reviewId: await hiddenReview(product, await job(), world.staff), reason: why }),
  ],
  [
    'resolveReport',
    () => world.stranger,
    async () => ({ id: await makeReport(product, world.stranger), reason: why }),
  ],
  [
    'deactivateProduct',
    () => world.owner,
    async () => ({ id: await makeProduct(product, world.owner), deactivated: true, reason: why }),
  ],
  [
    'settleFollowerJump',
    () => world.owner,
    async () => ({ id: await jumpOfOwner(), accepted: true, reason: why }),
  ],
  [
    'resolveHelpRequest',
    () => world.owner,
    async () => ({ id: await makeHelpRequest(product, world.owner), answer: why }),
  ],
])('staff do not %s in their own matter', async (name, who, input) => {
  const given = await input();
  await makeStaff(who());
  const before = await tables();
  expect(await codeOf(who(), name, given)).toBe('FORBIDDEN');
  expect(await tables()).toBe(before);
});
