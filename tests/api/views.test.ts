import { GraphQLString, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { Product as ProductEntity } from '../../api/modules/shop/product.entity.ts';
import { visitor } from '../../api/platform/actor.ts';
import { columnsOf, type ValueColumn, viewOf, viewsOf } from '../../api/platform/read/view.ts';
import { assertFieldsAreAnswered, createGraphqlSchema } from '../../api/server/graphql/graphql-schema.ts';
import { withConnection } from '../support/sql.ts';
import { startTestProduct } from '../support/test-product.ts';

/** An object type of its own, so that the views of the product stay as they are. */
class Sketch {
  title!: string;
  stockCount?: number | null;
}

const { column, money } = columnsOf(ProductEntity, { priceMinor: 'minor' });

describe('what does not compile', () => {
  test('a column that the entity does not have', () => {
    // @ts-expect-error
    expect(column('titel')('r', asked, plan).write().text).toBe('"r"."titel"');
    // @ts-expect-error
    money('price');
  });

  test('a view without a field of its type, or with one that the type does not have', () => {
    // @ts-expect-error
    viewOf<Sketch>(null, ProductEntity, { title: column('title') });
    const whole = { title: column('title'), stockCount: column('stockCount') };
    // @ts-expect-error
    viewOf<Sketch>(null, ProductEntity, { ...whole, stock: column('stockCount') });
    viewOf<Sketch>(null, ProductEntity, whole);
  });
});

const asked = { name: '', key: '', args: {}, fields: [] };
const pictureKey = () => ({ key: Buffer.alloc(32), until: 0 });
const plan = { actor: visitor, now: new Date(0), alias: () => 't', pictureKey };

const traits = (name: Parameters<typeof column>[0]) => {
  const { type, isFull } = column(name);
  return { type, isFull };
};

test('columns are those of the entity, by the names that the database has', () => {
  expect(column('deactivatedReason')('r', asked, plan).write().text).toBe('"r"."deactivated_reason"');
  expect(traits('deactivatedReason')).toEqual({ type: 'text', isFull: false });
  expect(traits('stockCount')).toEqual({ type: 'int', isFull: true });
  expect(traits('pictures')).toEqual({ type: 'list', isFull: true });
  expect(traits('priceMinor')).toEqual({ type: 'minor', isFull: true });
});

describe('a field of the schema that nothing answers', () => {
  test('stops the start with its name', () => {
    const schema = createGraphqlSchema();
    const fields = schema.getType('Campaign') as unknown as { getFields(): Record<string, unknown> };
    const field = { name: 'motto', type: GraphQLString, args: [] };
    fields.getFields().motto = field;
    expect(() => assertFieldsAreAnswered(schema)).toThrow(
      'no column in a view and no resolver answers Campaign.motto: add a column to the view of the type, or a @FieldResolver',
    );
    fields.getFields().motto = { ...field, resolve: () => 'resolved' };
    expect(() => assertFieldsAreAnswered(schema)).not.toThrow();
  });

  test('is looked for whenever the schema is made, which the server does at its start', () => {
    const columns = viewsOf('Campaign')[0]?.columns as Record<string, unknown>;
    const { excerpt } = columns;
    delete columns.excerpt;
    try {
      expect(() => createGraphqlSchema()).toThrow('answers Campaign.excerpt:');
    } finally {
      columns.excerpt = excerpt;
    }
    expect(() => createGraphqlSchema()).not.toThrow();
  });
});

test('every column of every view is in the database, and is never null where it says so', async () => {
  const product = await startTestProduct();
  const { rows } = await withConnection(product.databaseUrl, (client) =>
    client.query(`select table_name || '.' || column_name as name, is_nullable = 'NO' as "isFull"
      from information_schema.columns where table_schema = 'public'`),
  ).finally(() => product.close());
  const stored = new Map(rows.map(({ name, isFull }) => [name, isFull]));
  const columns = Object.values(createGraphqlSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => viewsOf(type.name))
    .flatMap(({ table, columns: all }) => Object.values(all).map((one) => ({ table, one })))
    // Found by their sources, stored nowhere; PostgreSQL says of no column of its views that it is full.
    .filter(({ table }) => !['desk_case', 'money_attempt', 'stuck_money', 'task'].includes(table))
    .filter((found): found is { table: string; one: ValueColumn } => !!found.one && 'value' in found.one)
    .map(({ table, one }) => ({
      table,
      one,
      name: /^"r"\."(\w+)"$/.exec(one.value('r', plan).write().text)?.[1],
    }))
    .filter(({ name }) => name !== undefined)
    .map(({ table, one, name }) => [`${table}.${name}`, one.isFull]);
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter(([name, isFull]) => stored.get(name) !== isFull)).toEqual([]);
});
