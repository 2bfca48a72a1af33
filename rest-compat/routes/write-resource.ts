import type { Row } from '../../api/platform/read/read-rows.ts';
import { DomainError } from '../../schema/errors.ts';
import type { Call, Operation } from '../call.ts';
import { legacyErrorOf } from '../failures.ts';
import { objectBody } from '../lb3/body.ts';
import { badRequest, blank, errorBody, type Invalid, invalid, LegacyError } from '../lb3/legacy-error.ts';
import { listMember, objectArgument } from '../lb3/object-argument.ts';
import { dayOf, idOf, isNumber } from '../presenters/read-values.ts';
import { readById, readList } from './read-resource.ts';
import type { Resource } from './resources.ts';

/** Members of a JSON object. */
export type Body = Record<string, unknown>;

/** The members of a row in a body: lists as arrays, without relations, which have paths of their own. Throws 400. */
export function ownMembers(resource: Resource, body: Body): Body {
  const relations = resource.relations();
  const members = Object.entries(body).filter(([name]) => !Object.hasOwn(relations, name));
  return Object.fromEntries(
    members.map(([name, value]) => {
      const isList = Object.hasOwn(resource.shape, name) && resource.shape[name]?.wire === 'list';
      return [name, isList ? listMember(value) : value];
    }),
  );
}

/** Whether a member is missing or empty. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Refuses a body with somebody else as owner. Throws 403. */
export function assertOwnership(call: Call, claimed: unknown): void {
  if (isBlank(claimed)) return;
  if (idOf(claimed) !== call.ctx.actor.accountId)
    throw new LegacyError(403, 'This belongs to somebody else.', { code: 'FORBIDDEN' });
}

/** Throws 422 for required members that are missing, null or empty, and for an id, which the database assigns. */
export function assertPresent(model: string, body: Body, required: readonly string[]): void {
  const problems: Invalid[] = required
    .filter((name) => isBlank(body[name]))
    .map((name) => blank(name, body[name]));
  if (body.id !== undefined && body.id !== null)
    problems.push({ property: 'id', code: 'absence', message: "can't be set", value: body.id });
  if (problems.length > 0) throw invalid(model, problems);
}

/** Answer for a new row: the sent members as stored, with the id and defaults. */
export function createdRow(body: Body, row: Row, defaults: readonly string[]): Row {
  const told = Object.entries(row).filter(
    ([name]) => name === 'id' || Object.hasOwn(body, name) || defaults.includes(name),
  );
  return { ...body, ...Object.fromEntries(told) };
}

/** Maximum number of rows of one POST. */
const MOST_AT_ONCE = 100;

/**
 * Creates one row, or each row of a list. When some of a list fail, the others are kept, and the answer has the
 * failures at their places.
 */
export async function createEach(
  call: Call,
  operation: Pick<Operation, 'model' | 'fields'>,
  one: (body: Body) => Promise<Row>,
): Promise<unknown> {
  if (!Array.isArray(call.body)) return one(objectBody(call.body));
  if (call.body.length > MOST_AT_ONCE) throw badRequest(`At most ${MOST_AT_ONCE} rows at once`);
  const made: Row[] = [];
  const failures: (LegacyError | null)[] = [];
  for (const body of call.body) {
    try {
      made.push(await one(objectBody(body)));
      failures.push(null);
    } catch (error) {
      const told = legacyErrorOf(error, { operation: operation as Operation, id: undefined, body });
      if (!told || told.statusCode === 401 || told.statusCode >= 500) throw error;
      failures.push(told);
    }
  }
  if (made.length === call.body.length) return made;
  throw new LegacyError(400, 'Failed with multiple errors, see `details` for more information.', {
    name: 'ArrayOfErrors',
    details: failures.map((failure) => failure && errorBody(failure).error),
  });
}

/** Maximum number of rows of one update. */
const MOST_UPDATED = 1_000;

/** Refuses invalid dates and numbers; null and, for a number, an empty text are allowed. Throws 400. */
export function assertValues({ shape }: Resource, body: Body): void {
  for (const [name, value] of Object.entries(body)) {
    const wire = Object.hasOwn(shape, name) && value !== null ? shape[name]?.wire : undefined;
    if (wire === 'number' && !isNumber(value)) throw badRequest('Value is not a number.');
    if (wire === 'date' && dayOf(value) === undefined)
      throw badRequest(`Invalid date: ${String(value).slice(0, 100)}`);
  }
}

/** Refuses what an update cannot write: invalid values, null in required members, another owner. Throws 400 and 403. */
export function assertUpdatable(
  call: Call,
  resource: Resource,
  body: Body,
  required: readonly string[],
): void {
  assertOwnership(call, body.ownerId);
  for (const name of required) if (body[name] === null) throw badRequest(`${name} can't be blank`);
  assertValues(resource, body);
}

/** The `where` of an update, which must not be missing or empty, because it would match everything. Throws 400. */
function updateWhere(call: Call): Body {
  const where = objectArgument(call.query.where);
  if (!where) throw badRequest('where is a required argument');
  if (Object.keys(where).length === 0) throw badRequest('where must name the rows to update');
  return where;
}

/** The caller without staff rights: staff may not write rows of others, so an update does not match them. */
function asAnybody(call: Call): Call {
  const { ctx } = call;
  return { ...call, ctx: { ...ctx, actor: { ...ctx.actor, isStaff: false, staffRoles: [] } } };
}

/** Rows of an update that the caller takes part in. Throws 400. */
export async function rowsToUpdate(call: Call, resource: Resource, own: Body = {}): Promise<Row[]> {
  const where = updateWhere(call);
  const rows = await readList(asAnybody(call), resource, {
    where: { and: [where, own] },
    limit: MOST_UPDATED + 1,
  });
  if (rows.length > MOST_UPDATED) throw badRequest(`An update changes at most ${MOST_UPDATED} rows`);
  return rows;
}

/** Updates rows one by one and counts the successful ones. Refused ones do not count. */
export async function updateEach(
  rows: readonly Row[],
  one: (row: Row) => Promise<boolean>,
): Promise<{ count: number }> {
  let count = 0;
  for (const row of rows) {
    try {
      if (await one(row)) count += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'RATE_LIMITED' || error.code === 'UNAVAILABLE')
        throw error;
    }
  }
  return { count };
}

/** Deletes a row by the id of the path, when the caller may see it, and counts it. */
export async function deleteById(
  call: Call,
  resource: Resource,
  remove: (id: number) => Promise<unknown>,
): Promise<{ count: number }> {
  const row = await readById(call, resource, call.params.id ?? '');
  if (!row) return { count: 0 };
  await remove(Number(row.id));
  return { count: 1 };
}

/** The page that a custom call asks for. Throws 400. */
export function pageArguments({ args }: Call): { offset: number | undefined; limit: number | undefined } {
  const page = { offset: args.number('offset'), limit: args.number('limit') };
  for (const given of Object.values(page))
    if (given !== undefined && (!Number.isInteger(given) || given < 0))
      throw badRequest('Value is not a number.');
  return page;
}
