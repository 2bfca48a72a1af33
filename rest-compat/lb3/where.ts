import type { Condition, Test, Value, WireType } from '../../api/platform/read/row-query.ts';
import { bounds } from './bounds.ts';
import { coerce, NOT_A_VALUE } from './coerce.ts';
import { isObject, listOf } from './is-object.ts';
import { badRequest } from './legacy-error.ts';
import type { ModelFacts } from './model-facts.ts';
import { regexpTest } from './regexp.ts';

const NOT_LIST = 'Value is not an array or object with sequential numeric indices';
const EMPTY = 'Value is an empty object';
const none: Condition = { kind: 'none' };

/** Counts the parts of a filter, including its scopes. */
export class FilterCounter {
  private clauses = 0;
  private includes = 0;

  clause(): void {
    this.clauses += 1;
    if (this.clauses > bounds.clauses) throw badRequest(`A filter has at most ${bounds.clauses} conditions`);
  }

  include(): void {
    this.includes += 1;
    if (this.includes > bounds.includes)
      throw badRequest(`A filter includes at most ${bounds.includes} relations`);
  }
}

/** Throws 400 when conditions are nested too deeply. */
export function assertDepth(depth: number): void {
  if (depth > bounds.depth) throw badRequest(`A filter nests at most ${bounds.depth} levels deep`);
}

interface Clause {
  readonly property: string;
  readonly type: WireType;
  /** As it was sent, for messages. */
  readonly sent: unknown;
}

function clauseError({ property, sent }: Clause, what: string): Error {
  return badRequest(`The ${property} property has invalid clause ${JSON.stringify(sent)}: ${what}`);
}

function listIn(clause: Clause, value: unknown): unknown[] {
  const values = listOf(value);
  if (!values) throw clauseError(clause, `Error: ${NOT_LIST}`);
  if (values.length > bounds.values) throw badRequest(`A list has at most ${bounds.values} values`);
  return values;
}

function fitting(clause: Clause, values: readonly unknown[]): Value[] {
  return values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => coerce(clause.type, value))
    .filter((value): value is Value => value !== NOT_A_VALUE);
}

function between(clause: Clause, value: unknown): Test | null {
  const values = listIn(clause, value);
  if (values.length !== 2) {
    throw clauseError(clause, `Expected precisely 2 values, received ${values.length}`);
  }
  const [from, to] = fitting(clause, values);
  return from === undefined || to === undefined ? null : { op: 'between', values: [from, to] };
}

function compared(op: 'gt' | 'gte' | 'lt' | 'lte'): (clause: Clause, value: unknown) => Test | null {
  return (clause, value) => {
    if (value === null || value === undefined) return null;
    const fit = coerce(clause.type, value);
    return fit === NOT_A_VALUE ? null : { op, value: fit };
  };
}

function pattern(
  op: 'like' | 'notLike' | 'ilike' | 'notIlike',
): (clause: Clause, value: unknown) => Test | null {
  return (clause, value) => {
    if (typeof value !== 'string') throw clauseError(clause, 'Expected a string or RegExp');
    if (/(?<!\\)(\\\\)*\\$/.test(value)) throw clauseError(clause, 'A pattern must not end with a backslash');
    const fit = coerce('string', value);
    return fit === NOT_A_VALUE ? null : { op, value: String(fit) };
  };
}

function equal(clause: Clause, value: unknown): Test | null {
  if (value === null) return { op: 'isNull' };
  const fit = coerce(clause.type, value);
  return fit === NOT_A_VALUE ? null : { op: 'eq', value: fit };
}

function notEqual(clause: Clause, value: unknown): Test | null {
  if (value === null) return { op: 'isNotNull' };
  const fit = coerce(clause.type, value);
  return fit === NOT_A_VALUE ? null : { op: 'neq', value: fit };
}

function notIn(clause: Clause, value: unknown): Test | null {
  const values = listIn(clause, value);
  // As in SQL: nothing is outside of a list with null.
  return values.includes(null) ? null : { op: 'notIn', values: fitting(clause, values) };
}

/** Conditions by operator; null matches no row. */
const operators: Readonly<Record<string, (clause: Clause, value: unknown) => Test | null>> = {
  eq: equal,
  neq: notEqual,
  gt: compared('gt'),
  gte: compared('gte'),
  lt: compared('lt'),
  lte: compared('lte'),
  between,
  inq: (clause, value) => ({ op: 'in', values: fitting(clause, listIn(clause, value)) }),
  nin: notIn,
  like: pattern('like'),
  nlike: pattern('notLike'),
  ilike: pattern('ilike'),
  nilike: pattern('notIlike'),
  regexp: (clause, value) => regexpTest(clause.property, clause.type, clause.sent, value),
};

/** Members beside an operator that have no effect. */
const ignored = new Set(['options']);

function testOf(clause: Clause, test: Test | null): Condition {
  return test ? { kind: 'test', property: clause.property, test } : none;
}

/** All operators of a clause must hold; an unknown one matches nothing. */
function propertyCondition(clause: Clause): Condition {
  const { sent } = clause;
  if (!isObject(sent)) return testOf(clause, Array.isArray(sent) ? null : equal(clause, sent));
  const named = Object.entries(sent).filter(([name]) => !ignored.has(name));
  if (named.length === 0) return none;
  const parts = named.map(([name, value]) => {
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
    return operator ? testOf(clause, operator(clause, value)) : none;
  });
  return parts.length === 1 ? (parts[0] ?? none) : { kind: 'and', parts };
}

/** A `where` as conditions. Throws 400 with LoopBack's texts when it cannot be parsed. */
export function parseWhere(
  where: unknown,
  model: ModelFacts,
  tally = new FilterCounter(),
  depth = 1,
): Condition {
  if (where === undefined) return { kind: 'all' };
  if (!isObject(where)) throw badRequest(`The where clause ${JSON.stringify(where)} is not an object`);
  assertDepth(depth);
  const parts = Object.entries(where).map(([name, value]): Condition => {
    tally.clause();
    if (name === 'and' || name === 'or') {
      const inner = listOf(value);
      if (!inner) {
        const what = isObject(value) && Object.keys(value).length === 0 ? EMPTY : NOT_LIST;
        throw badRequest(`The ${name} operator has invalid clauses ${JSON.stringify(value)}: ${what}`);
      }
      return { kind: name, parts: inner.map((part) => parseWhere(part, model, tally, depth + 1)) };
    }
    if (!Object.hasOwn(model.properties, name)) return none;
    return propertyCondition({ property: name, type: model.properties[name] as WireType, sent: value });
  });
  const [only] = parts;
  if (!only) return { kind: 'all' };
  return parts.length === 1 ? only : { kind: 'and', parts };
}
