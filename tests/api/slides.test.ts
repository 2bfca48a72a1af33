import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePicture } from '../support/campaigns.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;
let picture: string;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
  picture = await makePicture(product, staff, 'news');
});
beforeEach(() => sql(product.databaseUrl, 'delete from slide'));
afterAll(() => product?.close());

const save = 'mutation ($input: SaveSlideInput!) { saveSlide(input: $input) { slide { id title link } } }';
const move = 'mutation ($input: MoveSlideInput!) { moveSlide(input: $input) { slide { id } } }';
const remove = 'mutation ($input: RemoveSlideInput!) { removeSlide(input: $input) { removedSlideId } }';

const slide = (title: string, more: object = {}) => ({ title, text: 'Good.', picture, ...more });
const write = async (title: string, more: object = {}): Promise<string> =>
  (await staff.client.data(save, { input: slide(title, more) })).saveSlide.slide.id;
const titles = async (): Promise<string[]> => {
  const { slides } = await new GraphqlClient(product).data('{ slides { title } }');
  return slides.map(({ title }: { title: string }) => title);
};

describe('slides of the home page', () => {
  it('are shown to everybody in their order, and change it', async () => {
    const ids = [await write('One'), await write('Two'), await write('Three')];
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
    for (const [id, position, order] of [
      [ids[2], 1, ['Three', 'One', 'Two']],
      [ids[2], 2, ['One', 'Three', 'Two']],
      [ids[0], 99, ['Three', 'Two', 'One']],
    ] as const) {
      await staff.client.data(move, { input: { id, position } });
      expect(await titles()).toEqual(order);
    }
  });

  it('are changed and removed, and the others move up', async () => {
    const ids = [await write('One'), await write('Two'), await write('Three')];
    await write('Zwei', { id: ids[1], link: '/campaigns', linkLabel: 'See campaigns' });
    const { removeSlide } = await staff.client.data(remove, { input: { id: ids[0] } });
    expect(removeSlide.removedSlideId).toBe(ids[0]);
    await write('Four');
    expect(await titles()).toEqual(['Zwei', 'Three', 'Four']);
    const gone = await staff.client.refusal(remove, { input: { id: ids[0] } });
    expect(gone.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are in the audit log', async () => {
    const id = await write('One');
    await staff.client.data(move, { input: { id, position: 1 } });
    await staff.client.data(remove, { input: { id } });
    const rows = await sql(
      product.databaseUrl,
      `select action from staff_action where subject = 'slide' order by id desc limit 3`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['removeSlide', 'moveSlide', 'saveSlide']);
  });

  it.each([
    ['without a heading', { title: ' ' }, 'TITLE_REQUIRED', 'title'],
    ['without a text', { text: '' }, 'FIELD_REQUIRED', 'text'],
    ['with a picture of nobody', { picture: 'x'.repeat(20) }, 'NOT_FOUND', 'picture'],
    ['with a link to another site', { link: 'https://a.test', linkLabel: 'Go' }, 'BAD_INPUT', 'link'],
    ['with a link that leaves the site', { link: '//a.test', linkLabel: 'Go' }, 'BAD_INPUT', 'link'],
    ['with a link that has no words', { link: '/campaigns' }, 'FIELD_REQUIRED', 'linkLabel'],
    ['with words that lead nowhere', { linkLabel: 'Go' }, 'FIELD_REQUIRED', 'link'],
  ])('are refused %s', async (_what, more, code, field) => {
    const refusal = await staff.client.refusal(save, { input: slide('One', more) });
    expect(refusal.extensions).toMatchObject({ code, field });
    expect(await titles()).toEqual([]);
  });

  it('are at most eight', async () => {
    for (let n = 1; n <= 8; n += 1) await write(`Slide ${n}`);
    const refusal = await staff.client.refusal(save, { input: slide('Nine') });
    expect(refusal.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'id' });
  });
});
