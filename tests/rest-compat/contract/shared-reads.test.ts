import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson, type Person } from '../../support/people.ts';
import { type RestAnswer, RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let askers: { person: Person; client: RestClient; title: string }[];

type Asker = (typeof askers)[number];

function ask({ client }: Asker, pattern: string): Promise<RestAnswer> {
  const filter = { where: { campaignTitle: { regexp: pattern } }, limit: 2 };
  return client.send('GET', `/DraftCampaigns?filter=${encodeURIComponent(JSON.stringify(filter))}`);
}

const shared = (): string[] => product.statements.filter((text) => text.includes(' as given ('));

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  askers = [];
  for (const number of [1, 2, 3, 4]) {
    const person = await createPerson(product);
    const asker = { person, client: new RestClient(product, person), title: `Idea ${number}` };
    askers.push(asker);
    await asker.client.send('POST', '/DraftCampaigns', { body: { campaignTitle: asker.title } });
    // A statement is shared from some use on.
    for (let use = 0; use < 3; use += 1) await ask(asker, '^Idea');
  }
});
afterAll(() => product?.close());

test('those who ask together share statements, and each is answered about their own rows', async () => {
  product.statements.length = 0;
  const rounds = [1, 2, 3].flatMap(() => askers);
  const answers = await Promise.all(rounds.map((asker) => ask(asker, '^Idea')));
  expect(answers.map(({ body }) => body.map((row: { campaignTitle: string }) => row.campaignTitle))).toEqual(
    rounds.map(({ title }) => [title]),
  );
  expect(shared().length).toBeGreaterThan(0);
  expect(product.statements.length).toBeLessThan(rounds.length);
});

test('a pattern that the database cannot read is the failure of whoever sent it', async () => {
  product.statements.length = 0;
  const patterns = ['^Idea', '(?<name>Idea)', '^Idea', 'nothing'];
  const rounds = [1, 2, 3, 4].flatMap(() => askers.map((asker, index) => ({ asker, index })));
  const answers = await Promise.all(rounds.map(({ asker, index }) => ask(asker, patterns[index] ?? '')));
  expect(answers.map(({ status }) => status)).toEqual(rounds.map(({ index }) => [200, 400, 200, 200][index]));
  expect(answers.map(({ body }) => body.length)).toEqual(
    rounds.map(({ index }) => [1, undefined, 1, 0][index]),
  );
  expect(shared().length).toBeGreaterThan(0);
});

test('somebody whose session has ended in the meantime is told so, and nobody else is', async () => {
  const [first] = askers;
  await sql(product.databaseUrl, `delete from session where account_id = ${first?.person.id}`);
  const rounds = [1, 2, 3].flatMap(() => askers);
  const answers = await Promise.all(rounds.map((asker) => ask(asker, '^Idea')));
  expect(answers.map(({ status }) => status)).toEqual(rounds.map((asker) => (asker === first ? 401 : 200)));
});

test('however many questions there were before, those that come often now are shared', async () => {
  const [, asker] = askers;
  if (!asker) throw new Error('nobody asks');
  const names = ['id', 'ownerId', 'campaignTitle', 'campaignType', 'minAge', 'maxAge', 'country', 'tags'];
  const asked = (fields: readonly string[], limit: number): string =>
    `/DraftCampaigns?filter=${encodeURIComponent(JSON.stringify({ fields, limit }))}`;
  // Statements that differ, each so often that it is shared.
  for (let number = 1; number <= 70; number += 1) {
    const fields = names.filter((_, bit) => (number >> bit) % 2 === 1);
    for (let use = 0; use < 4; use += 1) await asker.client.send('GET', asked(fields, 1));
  }
  for (let use = 0; use < 5; use += 1) await asker.client.send('GET', asked(names, 2));
  product.statements.length = 0;
  const answers = await Promise.all(
    [1, 2, 3].flatMap(() => askers.slice(1)).map(({ client }) => client.send('GET', asked(names, 2))),
  );
  expect(answers.map(({ body }) => body[0].campaignTitle)).toEqual(
    [1, 2, 3].flatMap(() => askers.slice(1)).map(({ title }) => title),
  );
  expect(shared().length).toBeGreaterThan(0);
});
