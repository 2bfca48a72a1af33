import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOperations } from '../../../rest-compat/routes/all-operations.ts';
import { startRestProduct } from '../../support/rest.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';
import { campaignWrites } from './campaign-writes.ts';
import { jobWrites } from './job-writes.ts';
import { ownWrites } from './own-writes.ts';
import { peopleWrites, signingIn } from './people-writes.ts';
import { changeOf, rowsOfEverything } from './rows-of-everything.ts';
import { makeParityWorld, type World } from './world.ts';

const products: TestProduct[] = [];
let byRest: World;
let byGraphql: World;
/** Rows as the write before has left them. */
let before: Map<World, string[]>;

beforeAll(async () => {
  const make = async () => {
    const product = await startRestProduct({}, { ports: { limiter: unlimited } });
    products.push(product);
    return makeParityWorld(product);
  };
  [byRest, byGraphql] = [await make(), await make()];
  before = new Map([
    [byRest, await rowsOfEverything(byRest.product.databaseUrl)],
    [byGraphql, await rowsOfEverything(byGraphql.product.databaseUrl)],
  ]);
});
afterAll(() => Promise.all(products.map((product) => product.close())));

async function changeBy(
  world: World,
  call: (world: World) => Promise<unknown>,
): Promise<[unknown, string[]]> {
  const answer = await call(world);
  await world.product.settled();
  const now = await rowsOfEverything(world.product.databaseUrl);
  const change = changeOf(before.get(world) ?? [], now);
  before.set(world, now);
  return [answer, change];
}

/** Writes that leave nothing in the rows that are looked at: who signs in has a session. */
const traceless = new Set(['signing in', 'being here', 'no Facebook account']);
/** Calls that read, although they are sent as POST. */
const readings = new Set(['POST /Campaigns/usercampaign', 'POST /Campaigns/campaigndetails']);
const writes = [...peopleWrites, ...campaignWrites, ...jobWrites, ...ownWrites, signingIn];

test.each(writes.map((write) => [write.what, write] as const))(
  '%s: the database is the same afterwards, whichever way',
  async (what, { rest, graphql }) => {
    const [answer, change] = await changeBy(byRest, rest);
    const [, expected] = await changeBy(byGraphql, graphql);
    expect(change, JSON.stringify((answer as { body?: unknown }).body)).toEqual(expected);
    if (!traceless.has(what)) expect(change).not.toEqual([]);
  },
  60_000,
);

test('every path that writes has written here', async () => {
  const metrics = (await byRest.product.app.inject('/metrics')).body;
  const written = allOperations()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => ({
      name: `${method} ${path}`,
      labels: `{method="${method}",path="${path}",status="20`,
    }))
    .filter(({ name }) => !readings.has(name));
  expect(written.filter(({ labels }) => !metrics.includes(labels)).map(({ name }) => name)).toEqual([]);
});
