import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCampaign } from '../support/campaigns.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;
let member: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
  member = await createPerson(product, { interests: ['Food', 'Travel'] });
});
afterAll(() => product?.close());

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const save =
  'mutation ($input: SaveCategoryInput!) { saveCategory(input: $input) { category { id name slug isActive isFeatured } } }';
const write = async (input: object) =>
  (await staff.client.data(save, { input: { isActive: true, isFeatured: false, ...input } })).saveCategory
    .category;
const idOfName = async (name: string): Promise<string> =>
  idOf('Category', Number((await run('select id from category where name = $1', [name]))[0]?.id));
const names = async (): Promise<string[]> =>
  (await new GraphqlClient(product).data('{ categories { name } }')).categories.map(
    ({ name }: { name: string }) => name,
  );
const interests = async (): Promise<string[]> =>
  (await member.client.data('{ me { profile { interests } } }')).me.profile.interests;
const setInterests =
  'mutation ($interests: [String!]!) { setInterests(input: { interests: $interests }) { __typename } }';

describe('categories', () => {
  it('are added with a name in addresses of their own', async () => {
    expect(await write({ name: 'Café & Bars' })).toMatchObject({ name: 'Café & Bars', slug: 'cafe-bars' });
    expect(await write({ name: 'Cafe Bars' })).toMatchObject({ slug: 'cafe-bars-2' });
    expect(await write({ name: '美食' })).toMatchObject({ slug: 'category' });
    expect(await names()).toContain('Café & Bars');
  });

  it('keep id, address and everything that has them when they are renamed', async () => {
    const id = await idOfName('Food');
    const renamed = await write({ id, name: 'Food and drink', isFeatured: true });
    expect(renamed).toEqual({ id, name: 'Food and drink', slug: 'food', isActive: true, isFeatured: true });
    expect((await interests()).sort()).toEqual(['Food and drink', 'Travel']);
  });

  it('can no longer be chosen once they are hidden, and what has them keeps them', async () => {
    const [row] = await run(`select id from category where name = 'Travel'`);
    const campaignId = await makeCampaign(product, member, { categoryIds: [Number(row?.id)] });
    await write({ id: await idOfName('Travel'), name: 'Travel', isActive: false });
    expect(await names()).not.toContain('Travel');
    const { campaign } = await new GraphqlClient(product).data(
      `{ campaign(id: "${idOf('Campaign', campaignId)}") { categories { name isActive } } }`,
    );
    expect(campaign.categories).toEqual([{ name: 'Travel', isActive: false }]);
    // Saving what is there works, adding it does not.
    await member.client.data(setInterests, { interests: ['Travel', 'Fashion'] });
    const other = await createPerson(product);
    const refusal = await other.client.refusal(setInterests, { interests: ['Travel'] });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'interests' });
    const { categoriesDesk } = await staff.client.data('{ categoriesDesk { name isActive } }');
    expect(categoriesDesk).toContainEqual({ name: 'Travel', isActive: false });
  });

  it.each([
    ['an empty name', { name: ' ' }, 'FIELD_REQUIRED', 'name'],
    ['the name of another', { name: 'fashion' }, 'BAD_INPUT', 'name'],
    ['one that is not there', { id: 'cat_999', name: 'New' }, 'NOT_FOUND', 'id'],
  ])('are refused with %s', async (_what, input, code, field) => {
    const refusal = await staff.client.refusal(save, {
      input: { isActive: true, isFeatured: false, ...input },
    });
    expect(refusal.extensions).toMatchObject({ code, field });
  });

  it('are in the audit log with what they became', async () => {
    const { id } = await write({ name: 'Gardens' });
    const [row] = await run(
      `select action, subject, subject_id, data from staff_action order by id desc limit 1`,
    );
    expect(row).toMatchObject({ action: 'saveCategory', subject: 'category' });
    expect(idOf('Category', Number(row?.subject_id))).toBe(id);
    expect(row?.data).toMatchObject({ name: 'Gardens', isActive: true });
  });
});
