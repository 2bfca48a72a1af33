import type { OrderKey, RowQuery } from '../../api/platform/read/row-query.ts';
import { bounds } from './bounds.ts';
import { isObject, listOf } from './is-object.ts';
import { badRequest } from './legacy-error.ts';
import type { ModelFacts, RelationFacts } from './model-facts.ts';
import { assertDepth, FilterCounter, parseWhere } from './where.ts';

function chosen(fields: Record<string, unknown>, all: readonly string[]): readonly string[] {
  const included = Object.keys(fields).filter((name) => fields[name]);
  if (included.length > 0) return included;
  const excluded = new Set(Object.keys(fields));
  return all.filter((name) => !excluded.has(name));
}

/** The properties that `fields` chooses, in the order of the model. Unknown names are ignored. */
export function fieldsOf(fields: unknown, all: readonly string[]): readonly string[] {
  if (!fields) return all;
  const several = listOf(fields);
  if (several?.length === 0) return all;
  const names = new Set<unknown>(
    typeof fields === 'string' ? [fields] : (several ?? (isObject(fields) ? chosen(fields, all) : all)),
  );
  return all.filter((name) => names.has(name));
}

/** An included relation. */
export interface Include {
  readonly name: string;
  readonly relation: RelationFacts;
  readonly filter: Filter;
}

/** A parsed filter. */
export interface Filter {
  readonly query: RowQuery;
  readonly includes: readonly Include[];
}

/** Objects may have any `valueOf`, so they do not count as numbers. */
const toNumber = (value: unknown): number => (typeof value === 'object' ? Number.NaN : Number(value));

const isSet = (value: unknown): boolean => Boolean(value) || value === 0;

function limitOf(limit: unknown): number | undefined {
  if (!isSet(limit) || limit === 0) return undefined;
  const number = toNumber(limit);
  if (number === 0) return undefined;
  if (!Number.isInteger(number) || number < 1)
    throw badRequest(`The limit parameter ${JSON.stringify(limit)} is not valid`);
  return Math.min(number, bounds.rows + 1);
}

function offsetOf({ skip, offset }: Record<string, unknown>): number {
  // As in LoopBack, `offset` counts when `skip` is 0.
  const given = skip || (isSet(offset) ? offset : 0);
  const number = toNumber(given);
  if (!Number.isInteger(number) || number < 0 || number > 2_147_483_647)
    throw badRequest(`The offset/skip parameter ${JSON.stringify(given)} is not valid`);
  return number;
}

function orderKeys(given: unknown): OrderKey[] {
  if (typeof given !== 'string') throw badRequest(`The order ${JSON.stringify(given)} is not valid`);
  const tokens = given.split(/(?:\s*,\s*)+/).filter((token) => token !== '');
  return tokens.map((token) => {
    const [property = '', direction = 'ASC'] = token.split(/\s+/);
    const upper = direction.toUpperCase();
    if (upper !== 'ASC' && upper !== 'DESC')
      throw badRequest(`The order ${JSON.stringify(token)} has invalid direction`);
    return { property, isDescending: upper === 'DESC' };
  });
}

function orderOf(order: unknown): OrderKey[] {
  if (!order) return [];
  const keys = (listOf(order) ?? [order]).flatMap(orderKeys);
  if (keys.length > bounds.orderKeys) throw badRequest(`An order has at most ${bounds.orderKeys} keys`);
  return keys;
}

/** Relation names with their scopes, from any of the supported forms. */
function namedIncludes(include: unknown, depth = 1): [name: string, scope: unknown][] {
  assertDepth(depth);
  if (typeof include === 'string') return include === '' ? [] : [[include, undefined]];
  const several = listOf(include);
  if (several) return several.flatMap((inner) => namedIncludes(inner, depth + 1));
  if (!isObject(include)) return [];
  if (typeof include.relation === 'string') return [[include.relation, include.scope]];
  return Object.entries(include).map(([name, inner]) => [name, { include: inner }]);
}

function includesOf(include: unknown, model: ModelFacts, tally: FilterCounter, depth: number): Include[] {
  return namedIncludes(include).map(([name, scope]) => {
    tally.include();
    const relation = model.relation(name);
    if (!relation) throw badRequest(`Relation "${name}" is not defined for ${model.name} model`);
    if (scope !== undefined && scope !== null && !isObject(scope))
      throw badRequest(`The scope of "${name}" is not an object`);
    const filter = parseFilter(scope ?? undefined, relation.model, tally, depth + 1);
    return { name, relation, filter: keepingKey(filter, relation.to) };
  });
}

/** Related rows are grouped by their key, so they keep it whatever fields are requested. */
function keepingKey(filter: Filter, key: string): Filter {
  const { properties } = filter.query;
  if (properties.includes(key)) return filter;
  return { ...filter, query: { ...filter.query, properties: [...properties, key] } };
}

function assertIncludable({ query, includes }: Filter, fields: unknown): Filter {
  for (const { name, relation } of includes) {
    if (relation.isMany && !query.properties.includes(relation.from)) {
      throw badRequest(
        `ID property "${relation.from}" is missing for included relation "${name}". Please make sure \`fields\` ${JSON.stringify(fields)} include "${relation.from}"`,
      );
    }
  }
  return { query, includes };
}

/** Parses a filter for a model. Unknown members are ignored. Throws 400 with LoopBack's texts. */
export function parseFilter(
  filter: Record<string, unknown> | undefined,
  model: ModelFacts,
  tally = new FilterCounter(),
  depth = 1,
): Filter {
  assertDepth(depth);
  const given = filter ?? {};
  const query: RowQuery = {
    where: parseWhere(given.where, model, tally, depth),
    order: orderOf(given.order),
    limit: limitOf(given.limit),
    offset: offsetOf(given),
    properties: fieldsOf(given.fields, Object.keys(model.properties)),
  };
  return assertIncludable({ query, includes: includesOf(given.include, model, tally, depth) }, given.fields);
}
