import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct();
  cast = await makeCast(product);
});
afterAll(() => product.close());

const asItWas = 'as it was when the event happened';

/** Types with an id that never change, and why. */
const unchanging: Readonly<Record<string, string>> = {
  Picture: 'another picture has another id',
  DeskHit: 'what a search found, in words for staff',
  DeskCase: 'what waits, in words for staff; the row it is about says when it changed',
  RemarkEvent: 'a step that was taken, `at` its time',
  Event: 'what happened, `createdAt` its time',
  EventCampaign: asItWas,
  EventRemark: asItWas,
  EventOrder: asItWas,
  EventMessage: asItWas,
};

test('every row says when it was created and changed, in the same words', () => {
  const types = Object.values(createGraphqlSchema().getTypeMap()).filter(isObjectType);
  const rows = types.filter((type) => type.getFields().id && !(type.name in unchanging));
  expect(rows.length).toBeGreaterThan(30);
  expect(types.filter(({ name }) => name in unchanging)).toHaveLength(Object.keys(unchanging).length);
  for (const type of rows) {
    const { createdAt, updatedAt } = type.getFields();
    expect(
      [createdAt, updatedAt].map((field) => `${field?.type} ${field?.description}`),
      type.name,
    ).toEqual(['DateTime! Time of creation.', 'DateTime! Time of the last change.']);
  }
});

test('every table with both times keeps them itself', async () => {
  const kept = await sql(
    product.databaseUrl,
    `select distinct event_object_table as name from information_schema.triggers where action_statement like '%touch()%'`,
  );
  const shown = await sql(
    product.databaseUrl,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'updated_at' and table_type = 'BASE TABLE'`,
  );
  // Of these the payment services say when, because jobs wait for it.
  const byService = ['payment', 'payout', 'refund', 'order_payment', 'order_movement'];
  const byTable = shown
    .map(({ name }) => String(name))
    .filter((name) => ![...byService, 'campaign_draft', 'content_page'].includes(name));
  expect(kept.map(({ name }) => String(name)).sort()).toEqual(byTable.sort());
});

const changes = async (table: string, id: number, change: string): Promise<boolean> => {
  const read = async () =>
    (await sql(product.databaseUrl, `select updated_at::text as at from ${table} where id = $1`, [id]))[0]
      ?.at;
  const before = await read();
  await sql(product.databaseUrl, change, [id]);
  return String(await read()) > String(before);
};

describe('a job changes', () => {
  test.each([
    ['with itself', 'hired', `update remark set text = 'More.' where id = $1`],
    [
      'with an offer',
      'applied',
      `insert into offer (remark_id, amount_minor, status, created_at) values ($1, 500, 'pending', now())`,
    ],
    ['with the answer to an offer', 'offered', `update offer set status = 'rejected' where remark_id = $1`],
    ['with its payment', 'hired', `update payment set state = 'processing' where remark_id = $1`],
    ['with its refund', 'refunding', `update refund set state = 'succeeded' where remark_id = $1`],
    ['with its dispute', 'disputed', `update dispute set reason = 'Late.' where remark_id = $1`],
    [
      'with a statement',
      'disputed',
      `insert into dispute_statement (dispute_id, side, text, at)
       select id, 'owner', 'No post.', now() from dispute where remark_id = $1`,
    ],
  ])('%s', async (_, state, change) => {
    const { remarkId } = await jobIn(product, cast, 'paid', state);
    expect(await changes('remark', remarkId, change)).toBe(true);
  });
});

test('reading and being online change nothing', async () => {
  const { id } = cast.owner;
  expect(await changes('profile', id, `update profile set bio = 'Cakes.' where id = $1`)).toBe(true);
  expect(await changes('profile', id, 'update profile set last_seen_at = now() where id = $1')).toBe(false);
  expect(await changes('account', id, `update account set page_language = 'id' where id = $1`)).toBe(false);
});

test('a change that says its time keeps it, and no change goes back', async () => {
  const { remarkId } = await jobIn(product, cast, 'paid', 'applied');
  const later = `update remark set updated_at = '2100-01-01' where id = $1`;
  expect(await changes('remark', remarkId, later)).toBe(true);
  expect(await changes('remark', remarkId, `update remark set text = 'Again.' where id = $1`)).toBe(true);
});

test('a category says when its name changed', async () => {
  const categories = async () =>
    (await cast.owner.client.data('{ categories { id name updatedAt } }')).categories as {
      id: string;
      name: string;
      updatedAt: string;
    }[];
  const before = await categories();
  await sql(product.databaseUrl, `update category set name = 'Eating' where name = 'Food'`);
  const after = await categories();
  expect(
    after.filter(({ id, updatedAt }) => before.some((one) => one.id === id && one.updatedAt < updatedAt)),
  ).toEqual([expect.objectContaining({ name: 'Eating' })]);
});
