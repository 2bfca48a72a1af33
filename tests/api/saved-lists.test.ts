import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { createPerson, type Person } from '../support/people.ts';
import { savedListOf } from '../support/saved-lists.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let brand: Person;
let other: Person;
let mei: Person;

beforeAll(async () => {
  product = await startTestProduct();
  mei = await createPerson(product, { first: 'Mei', followers: 84_000, country: 'LA' });
  await createPerson(product, { first: 'Arif', followers: 41_000, country: 'LA' });
});
beforeEach(async () => {
  brand = await createPerson(product, { followers: 0 });
  other = await createPerson(product, { followers: 0 });
});
afterAll(() => product.close());

const create = `mutation ($name: String!) { createSavedList(input: { name: $name }) { savedList { id name count } } }`;
const save = `mutation ($list: ID!, $person: ID!, $on: Boolean!) {
  saveInfluencer(input: { savedListId: $list, profileId: $person, on: $on }) { profile { savedListIds } } }`;
const found = `query ($list: ID!, $search: String) {
  influencers(filter: { savedListId: $list, search: $search }) { totalCount nodes { first savedListIds } } }`;

async function newList(name = 'Laksa week'): Promise<string> {
  return (await brand.client.data(create, { name })).createSavedList.savedList.id;
}
const put = async (list: string, on = true, whose = brand) =>
  (await whose.client.data(save, { list, person: idOf('Profile', mei.id), on })).saveInfluencer.profile;

describe('a list', () => {
  test('is made, renamed, read newest first, and deleted with what is on it', async () => {
    const list = await newList(' Laksa  week ');
    const newer = await newList('Hawkers');
    await put(list);
    const read = async () =>
      (await brand.client.data('{ savedLists { nodes { id name count } } }')).savedLists;
    expect(await read()).toEqual({
      nodes: [
        { id: newer, name: 'Hawkers', count: 0 },
        { id: list, name: 'Laksa week', count: 1 },
      ],
    });
    const rename = `mutation ($list: ID!) { renameSavedList(input: { savedListId: $list, name: "Noodles" }) { savedList { name count } } }`;
    expect((await brand.client.data(rename, { list })).renameSavedList.savedList).toEqual({
      name: 'Noodles',
      count: 1,
    });
    const remove = `mutation ($list: ID!) { deleteSavedList(input: { savedListId: $list }) { deletedSavedListId } }`;
    expect((await brand.client.data(remove, { list })).deleteSavedList).toEqual({ deletedSavedListId: list });
    expect((await read()).nodes.map(({ id }: { id: string }) => id)).toEqual([newer]);
  });

  test.each([
    ['', fault('FIELD_REQUIRED', 'name')],
    ['x'.repeat(61), fault('BAD_INPUT', 'name', { maxCharacters: 60 })],
  ])('is not called %j', async (name, extensions) => {
    expect((await brand.client.refusal(create, { name })).extensions).toMatchObject({
      code: extensions.code,
      field: 'name',
    });
  });

  test('is one of fifty at most', async () => {
    await sql(
      product.databaseUrl,
      `insert into saved_list (account_id, name, created_at, updated_at) select $1, 'x', now(), now() from generate_series(1, 50)`,
      [brand.id],
    );
    expect((await brand.client.refusal(create, { name: 'One more' })).extensions.code).toBe(
      'SAVED_LIST_LIMIT',
    );
  });
});

describe('people', () => {
  test('are saved to several lists, found there, and removed', async () => {
    const [list, second] = [await newList(), await newList('Second')];
    expect(await put(list)).toEqual({ savedListIds: [list] });
    expect(await put(list)).toEqual({ savedListIds: [list] });
    expect(await put(second)).toEqual({ savedListIds: [list, second] });
    const person = { first: 'Mei', savedListIds: [list, second] };
    const shown = { influencers: { totalCount: 1, nodes: [person] } };
    expect(await brand.client.data(found, { list })).toEqual(shown);
    expect(await brand.client.data(found, { list, search: 'mei' })).toEqual(shown);
    expect(await put(list, false)).toEqual({ savedListIds: [second] });
    expect((await brand.client.data(found, { list })).influencers.totalCount).toBe(0);
  });

  test('do not show others the lists that they are on', async () => {
    const list = await newList();
    await put(list);
    const card = `query ($id: ID!) { profile(id: $id) { savedListIds } }`;
    for (const whose of [other, mei])
      expect((await whose.client.data(card, { id: idOf('Profile', mei.id) })).profile).toEqual({
        savedListIds: [],
      });
    expect((await other.client.data(found, { list })).influencers.totalCount).toBe(0);
  });

  test('who were hidden meanwhile are neither shown nor counted', async () => {
    const list = await newList();
    await put(list);
    await sql(
      product.databaseUrl,
      'insert into block (blocker_id, blocked_id, created_at) values ($1, $2, now())',
      [mei.id, brand.id],
    );
    const { savedLists } = await brand.client.data('{ savedLists { nodes { count } } }');
    expect(savedLists.nodes).toEqual([{ count: 0 }]);
    expect((await brand.client.data(found, { list })).influencers.totalCount).toBe(0);
    const refusal = await brand.client.refusal(save, { list, person: idOf('Profile', mei.id), on: true });
    expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'profileId' });
  });

  test('are not saved to the list of somebody else', async () => {
    const list = idOf('SavedList', await savedListOf(product, other.id));
    const refusal = await brand.client.refusal(save, { list, person: idOf('Profile', mei.id), on: true });
    expect(refusal.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'savedListId' });
  });
});
