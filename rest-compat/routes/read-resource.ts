import type { ReadModel } from '../../api/platform/read/read-model.ts';
import {
  askCount,
  askRows,
  type ReadyCount,
  type ReadyRows,
  type Row,
  readRows,
  writeCount,
  writeRows,
} from '../../api/platform/read/read-rows.ts';
import type { WireType } from '../../api/platform/read/row-query.ts';
import { isReadable, type ParentKeys, type Related } from '../../api/platform/read/rows-sql.ts';
import type { Call } from '../call.ts';
import { JsonText } from '../json-text.ts';
import { bounds } from '../lb3/bounds.ts';
import { type Filter, type Include, parseFilter } from '../lb3/filter.ts';
import { badRequest, unknownRow } from '../lb3/legacy-error.ts';
import type { ModelFacts } from '../lb3/model-facts.ts';
import { objectArgument } from '../lb3/object-argument.ts';
import { parseWhere } from '../lb3/where.ts';
import { cachedByQuery } from './cached-by-query.ts';
import type { Relation, Resource } from './resources.ts';

const known = new WeakMap<Resource, ModelFacts>();

/** What filters need to know of a resource. */
export function factsOf(resource: Resource): ModelFacts {
  const made = known.get(resource);
  if (made) return made;
  const properties = Object.fromEntries(
    Object.entries(resource.shape).map(([name, { wire }]): [string, WireType] => [name, wire]),
  );
  const facts: ModelFacts = {
    name: resource.name,
    properties,
    relation(name) {
      const relation = relationOf(resource, name);
      return relation && { ...relation, model: factsOf(relation.resource) };
    },
  };
  known.set(resource, facts);
  return facts;
}

function relationOf(resource: Resource, name: string): Relation | null {
  const relations = resource.relations();
  return Object.hasOwn(relations, name) ? (relations[name] ?? null) : null;
}

interface Reading {
  readonly call: Call;
  readonly resource: Resource;
  readonly model: ReadModel;
  readonly filter: Filter;
}

/** Adds the related rows of one include to every row, with one statement. */
async function attach({ call, resource }: Reading, rows: readonly Row[], include: Include): Promise<void> {
  const relation = relationOf(resource, include.name);
  if (!relation || rows.length === 0) return;
  const { from, to, isMany, scope } = relation;
  call.assertScope(scope);
  const values = new Set<number | string>();
  for (const row of rows) {
    const value = row[from];
    if (typeof value === 'number' || typeof value === 'string') values.add(value);
  }
  const reading = {
    call,
    resource: relation.resource,
    model: relation.resource.rows,
    filter: include.filter,
  };
  const related = await read(reading, { property: to, values: [...values] });
  const groups = Map.groupBy(related, (row) => row[to]);
  for (const row of rows) {
    const group = groups.get(row[from]) ?? [];
    if (isMany) row[include.name] = group;
    else if (group[0]) row[include.name] = group[0];
  }
}

const tooMany = (): Error => badRequest(`More than ${bounds.rows} rows; please set a limit`);

/** Maximum number of rows of a page whose related rows are subqueries of its statement. */
const MOST_OF_PAGE = 100;

/** The includes of a page as parts of its statement; null when they must be read afterwards. */
function relatedOf(
  { call, resource, model, filter }: Reading,
  parentKeys: ParentKeys | undefined,
): Related[] | null {
  const { query, includes } = filter;
  const isPage = query.limit !== undefined && query.limit <= MOST_OF_PAGE && !parentKeys;
  // An access token needs a scope for what it includes, checked once a row has it.
  if (!isPage || call.ctx.actor.token) return null;
  const related: Related[] = [];
  for (const { name, relation: facts, filter: inner } of includes) {
    const relation = relationOf(resource, name);
    const isSimple = inner.includes.length === 0 && query.properties.includes(facts.from);
    if (!relation || !isSimple || related.some((one) => one.name === name)) return null;
    const { from, to, isMany } = relation;
    const source = { model: relation.resource.rows, shape: relation.resource.shape };
    const one = { name, source, query: bounded(inner), from, to, isMany };
    if (!isReadable({ model, shape: resource.shape }, one)) return null;
    related.push(one);
  }
  return related;
}

/** Throws when an answer would have too many rows, or too many of one relation. */
function assertFew(rows: readonly Row[], related: readonly Related[]): void {
  if (rows.length > bounds.rows) throw tooMany();
  for (const { name, isMany } of related) {
    if (!isMany) continue;
    let found = 0;
    for (const row of rows) found += (row[name] as unknown[]).length;
    if (found > bounds.rows) throw tooMany();
  }
}

async function read(reading: Reading, parentKeys?: ParentKeys): Promise<Row[]> {
  const { call, resource, model, filter } = reading;
  const source = { model, shape: resource.shape };
  const related = relatedOf(reading, parentKeys);
  const rows = await readRows(call.ctx, source, bounded(filter), { parentKeys, related: related ?? [] });
  assertFew(rows, related ?? []);
  if (related) return rows;
  for (const include of filter.includes) await attach(reading, rows, include);
  return rows;
}

/** One row more than allowed, to notice that there are too many. */
function bounded({ query }: Filter): Filter['query'] {
  return { ...query, limit: query.limit ?? bounds.rows + 1 };
}

/** Rows of a resource by a filter in LoopBack's form. */
export function readList(call: Call, resource: Resource, filter: unknown): Promise<Row[]> {
  const parsed = parseFilter(objectArgument(filter), factsOf(resource));
  return read({ call, resource, model: resource.rows, filter: parsed });
}

/** One row by its id; null when the caller may not see it. Of the filter only fields and include count. */
export async function readById(
  call: Call,
  resource: Resource,
  id: string | number,
  filter?: unknown,
): Promise<Row | null> {
  const { fields, include } = objectArgument(filter) ?? {};
  const parsed = parseFilter({ where: { id }, fields, include, limit: 1 }, factsOf(resource));
  const model = resource.opened ?? resource.rows;
  return (await read({ call, resource, model, filter: parsed }))[0] ?? null;
}

/** The same, for paths with an id. Throws 404. */
export async function readExisting(call: Call, resource: Resource, id: string | number): Promise<Row> {
  const row = await readById(call, resource, id);
  if (!row) throw unknownRow(resource.name, String(id));
  return row;
}

/** Number of rows that match a `where`. */
export function countList(call: Call, resource: Resource, where: unknown): Promise<number> {
  return askCount(call.ctx, countOf(call, resource, where));
}

function countOf(call: Call, resource: Resource, where: unknown): ReadyCount {
  const { rows: model, shape } = resource;
  return writeCount(call.ctx, { model, shape }, parseWhere(objectArgument(where), factsOf(resource)));
}

/** A list that is sent as PostgreSQL serialised it. */
interface ReadyList extends ReadyRows {
  readonly related: readonly Related[];
}

function listOf(call: Call, resource: Resource): ReadyList | { readonly filter: Filter; isTimed: false } {
  const filter = parseFilter(objectArgument(call.query.filter), factsOf(resource));
  const { rows: model, shape } = resource;
  const related = filter.includes.length === 0 ? [] : relatedOf({ call, resource, model, filter }, undefined);
  if (!related) return { filter, isTimed: false };
  return { ...writeRows(call.ctx, { model, shape }, bounded(filter), { related }), related };
}

const listsOf = cachedByQuery(listOf);
const countsOf = cachedByQuery((call: Call, resource: Resource) => countOf(call, resource, call.query.where));

/** Minimum length of a row as JSON, with its comma. */
const LEAST_OF_ROW = 3;

/** The list that the query string asks for, serialised. */
export async function answerList(call: Call, resource: Resource): Promise<JsonText | Row[]> {
  const ready = listsOf(call, resource);
  if ('filter' in ready) return read({ call, resource, model: resource.rows, filter: ready.filter });
  const text = await askRows(call.ctx, ready);
  if (text.length > bounds.rows * LEAST_OF_ROW) assertFew(JSON.parse(text) as Row[], ready.related);
  return new JsonText(text);
}

/** The count that the query string asks for. */
export function answerCount(call: Call, resource: Resource): Promise<number> {
  return askCount(call.ctx, countsOf(call, resource));
}
