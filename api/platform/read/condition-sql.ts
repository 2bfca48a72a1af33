import { type Sql, sql } from '../sql.ts';
import { passes, storedPassing } from './coded-test.ts';
import type { ReadModel } from './read-model.ts';
import type { Condition, Shape, Test, Value } from './row-query.ts';
import { comparable, type Known, known, type RowPlan, storedIn } from './shown-sql.ts';
import type { ValueType } from './view.ts';

const never = sql`false`;
const INT_MAX = 2_147_483_647;

/** A left side, and how a value becomes its right side. */
interface Sides {
  readonly left: Sql;
  readonly right: (value: Value) => Sql;
  /** Left side for equality, when it differs. */
  readonly equal?: Sql;
}

const isInt = (value: Value): boolean => Number.isInteger(value) && Math.abs(Number(value)) <= INT_MAX;

/** A whole number in the type of the column, so that its index is used. A number that the type cannot hold stays as it is. */
function wholeOf(value: Value): Sql {
  return isInt(value) ? sql`${value}::int` : sql`${value}::numeric`;
}

function centsOf(value: Value): Sql {
  const cents = Math.round(Number(value) * 100);
  const isWhole = Number.isSafeInteger(cents) && Math.abs(Number(value) * 100 - cents) < 1e-6;
  return isWhole ? sql`${cents}::bigint` : sql`${value}::numeric * 100`;
}

function sidesOf(property: Known, row: string, plan: RowPlan): Sides {
  const { shown, column } = property;
  const left = comparable(property, row, plan);
  if (shown.codes || !column)
    return { left, right: (value) => (shown.wire === 'number' ? wholeOf(value) : sql`${value}::text`) };
  const value = storedIn(column, row, plan);
  const absent = shown.absent;
  switch (column.type) {
    case 'int':
      return { left, right: wholeOf };
    case 'minor':
      return {
        left: absent === undefined ? value : sql`coalesce(${value}, ${sql.lit(Number(absent) * 100)})`,
        right: centsOf,
      };
    case 'number':
      return { left, right: (given) => sql`${given}::float8` };
    case 'instant':
      return {
        left,
        right: (given) => sql`${given}::timestamptz`,
        equal: sql`date_trunc('milliseconds', ${value})`,
      };
    case 'day':
      return { left, right: (given) => sql`${String(given).slice(0, 10)}::date` };
    default:
      return { left: sql`${left}::text`, right: (given) => sql`${given}::text` };
  }
}

const operators = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const;
const patterns = {
  like: sql`like`,
  notLike: sql`not like`,
  ilike: sql`ilike`,
  notIlike: sql`not ilike`,
} as const;

/** A text pattern. Numbers and dates match none, and texts in the database contain no NUL. */
function patternSql(
  { shown }: Known,
  left: Sql,
  test: Extract<Test, { value: string }> | Extract<Test, { op: 'regexp' }>,
): Sql {
  if (shown.wire === 'number' || shown.wire === 'date') return never;
  if (test.op === 'regexp')
    return test.ignoresCase ? sql`${left} ~* ${test.value}::text` : sql`${left} ~ ${test.value}::text`;
  return sql`${left} ${patterns[test.op as keyof typeof patterns]} ${test.value}::text`;
}

/** Equality, and for several words in one text, where the column says so, also the equality of one of them. */
function equalSql(
  { column }: Known,
  { left, right, equal }: Sides,
  values: readonly Value[],
  items: Sql | null,
): Sql {
  if (values.length === 0) return never;
  const [only] = values;
  const wanted = sql.join(values.map(right));
  if (column?.type === 'int' && !equal && values.length > 1 && values.every(isInt))
    return sql`${left} = any(${values}::int[])`;
  const same =
    values.length === 1 && only !== undefined
      ? sql`${equal ?? left} = ${right(only)}`
      : sql`${equal ?? left} in (${wanted})`;
  if (!column?.isEachEqual || !items) return same;
  return sql`(${same} or ${items} && array[${wanted}]::text[])`;
}

const plain: ReadonlySet<ValueType> = new Set(['int', 'minor', 'number', 'text']);

/**
 * A test of a property that shows something in place of null, without working that out for each row: statistics and
 * indexes are about the bare column. Null where only the database knows whether what is shown passes.
 */
function bareSql({ shown, column }: Known, test: Test, row: string, plan: RowPlan): Sql | null {
  const { absent, ...bare } = shown;
  if (absent === undefined || !column || !plain.has(column.type)) return null;
  const isSorted = /^(?:gte?|lte?|between)$/.test(test.op);
  const isIn = isSorted && shown.wire !== 'number' ? null : passes(absent, test);
  if (isIn === null) return null;
  if (test.op === 'isNull' || test.op === 'isNotNull') return isIn ? sql`true` : never;
  const found = testSql({ shown: bare, column }, test, row, plan);
  return isIn && !column.isFull ? sql`(${found} or ${storedIn(column, row, plan)} is null)` : found;
}

function testSql(property: Known, test: Test, row: string, plan: RowPlan): Sql {
  const { shown, column } = property;
  if (shown.codes && column) {
    const passing = storedPassing(shown, test);
    if (passing)
      return codedSql(storedIn(column, row, plan), {
        ...passing,
        isNullIn: passing.isNullIn && !column.isFull,
      });
  } else {
    const bare = bareSql(property, test, row, plan);
    if (bare) return bare;
  }
  const sides = sidesOf(property, row, plan);
  const { left, right, equal } = sides;
  const items = column?.type === 'list' ? storedIn(column, row, plan) : null;
  switch (test.op) {
    case 'isNull':
      return sql`${left} is null`;
    case 'isNotNull':
      return sql`${left} is not null`;
    case 'eq': {
      const same = equalSql(property, sides, [test.value], items);
      return column?.narrow ? sql`(${same} and ${column.narrow(row, right(test.value))})` : same;
    }
    case 'in':
      return equalSql(property, sides, test.values, items);
    case 'neq':
      return sql`${equal ?? left} <> ${right(test.value)}`;
    case 'notIn':
      return test.values.length === 0
        ? sql`true`
        : sql`${equal ?? left} not in (${sql.join(test.values.map(right))})`;
    case 'between':
      return sql`${left} between ${right(test.values[0])} and ${right(test.values[1])}`;
    case 'like':
    case 'notLike':
    case 'ilike':
    case 'notIlike':
    case 'regexp':
      return patternSql(property, left, test);
    default:
      return sql`${left} ${operators[test.op]} ${right(test.value)}`;
  }
}

function codedSql(
  value: Sql,
  { stored, isNullIn }: { stored: (string | boolean)[]; isNullIn: boolean },
): Sql {
  const parts = stored.map((one) =>
    typeof one === 'boolean' ? (one ? sql`${value}` : sql`not ${value}`) : sql`${value} = ${sql.lit(one)}`,
  );
  const texts = stored.filter((one) => typeof one === 'string');
  const any =
    texts.length > 1 && texts.length === stored.length
      ? [sql`${value} in (${sql.join(texts.map((one) => sql.lit(one)))})`]
      : parts;
  if (isNullIn) any.push(sql`${value} is null`);
  return any.length === 0 ? never : sql`(${sql.join(any, sql` or `)})`;
}

/** SQL of a condition. Unknown and private properties match no row. */
export function conditionSql(
  model: ReadModel,
  shape: Shape,
  condition: Condition,
  row: string,
  plan: RowPlan,
): Sql {
  switch (condition.kind) {
    case 'all':
      return sql`true`;
    case 'none':
      return never;
    case 'test': {
      const property = known(model, shape, condition.property);
      if (!property || property.column?.isPrivate) return never;
      return testSql(property, condition.test, row, plan);
    }
    default: {
      if (condition.parts.length === 0) return condition.kind === 'and' ? sql`true` : never;
      const parts = condition.parts.map((part) => conditionSql(model, shape, part, row, plan));
      return sql`(${sql.join(parts, condition.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
  }
}
