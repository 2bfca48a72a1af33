import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { fieldNodesBelow, fixSelection, type Surroundings } from '../platform/read/selection.ts';
import type { RequestCtx } from './transaction.ts';

type Row = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** Makes of what a resolver answered what the caller gets. Throws `unusual`. */
export type Complete = (value: unknown, ctx: RequestCtx) => unknown;

/** Something that only graphql-js puts right: an error, a promise below the first level, null where none may be. */
export const unusual = new Error('an answer is not plain');

/** A field of an operation, and how its answer is completed. */
export interface PlainRoot {
  /** Name that the caller gets it under. */
  readonly key: string;
  readonly field: Field;
  readonly nodes: readonly FieldNode[];
  readonly complete: Complete;
}

interface Member {
  readonly key: string;
  /** Absent for `__typename`. */
  readonly field: Field | undefined;
  readonly nodes: readonly FieldNode[];
}

type Nodes = readonly (FieldNode | OperationDefinitionNode)[];

function membersOf(type: GraphQLObjectType, nodes: Nodes, around: Surroundings): Member[] {
  return [...fieldNodesBelow(nodes, around)].map(([key, group]) => {
    const name = group[0]?.name.value ?? '';
    const field: Field | undefined = type.getFields()[name];
    // Setting a member of that name would set something else.
    if (key === '__proto__' || (!field && name !== '__typename')) throw unusual;
    return { key, field, nodes: group };
  });
}

function neverNull(complete: Complete): Complete {
  return (value, ctx) => {
    const answer = complete(value, ctx);
    if (answer === null) throw unusual;
    return answer;
  };
}

function listOf(complete: Complete): Complete {
  return (value, ctx) => {
    if (value == null) return null;
    if (!Array.isArray(value)) throw unusual;
    return value.map((item) => complete(item, ctx));
  };
}

function leafOf(serialize: (value: unknown) => unknown): Complete {
  return (value) => {
    if (value == null) return null;
    const written = serialize(value);
    if (written == null) throw unusual;
    return written;
  };
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && !(value instanceof Error) && typeof (value as Row).then !== 'function';
}

function objectOf(type: GraphQLObjectType, nodes: Nodes, around: Surroundings): Complete {
  const members = membersOf(type, nodes, around).map((member) => ({
    key: member.key,
    complete: memberOf(type, member, around),
  }));
  return (value, ctx) => {
    if (value == null) return null;
    if (!isRow(value)) throw unusual;
    const answer: Record<string, unknown> = {};
    for (const { key, complete } of members) answer[key] = complete(value, ctx);
    return answer;
  };
}

function memberOf(
  type: GraphQLObjectType,
  { key, field, nodes }: Member,
  around: Surroundings,
): (row: Row, ctx: RequestCtx) => unknown {
  if (!field) return () => type.name;
  const { name, resolve } = field;
  const complete = completeOf(field.type, nodes, around);
  if (resolve) {
    // Below the first level resolvers look at the row and at who asks; of the rest they know the key.
    const info = { fieldName: name, fieldNodes: nodes, path: { key } } as unknown as GraphQLResolveInfo;
    return (row, ctx) => complete(resolve(row, {}, ctx, info), ctx);
  }
  return (row, ctx) => {
    const value = row[name];
    if (typeof value === 'function') throw unusual;
    return complete(value, ctx);
  };
}

function completeOf(type: GraphQLOutputType, nodes: readonly FieldNode[], around: Surroundings): Complete {
  if (isNonNullType(type)) return neverNull(completeOf(type.ofType, nodes, around));
  if (isListType(type)) return listOf(completeOf(type.ofType, nodes, around));
  if (isLeafType(type)) return leafOf((value) => type.serialize(value));
  if (isObjectType(type) && !type.isTypeOf) return objectOf(type, nodes, around);
  throw unusual;
}

/** Works out how the answers of an operation are completed. Throws `unusual` when that is for graphql-js. */
export function plainRootsOf(
  type: GraphQLObjectType,
  operation: OperationDefinitionNode,
  around: Surroundings,
): PlainRoot[] {
  return membersOf(type, [operation], around).map(({ key, field, nodes }) => {
    if (!field) throw unusual;
    const complete = completeOf(field.type, nodes, around);
    fixSelection({ ...around, fieldNodes: nodes, returnType: field.type });
    return { key, field, nodes, complete };
  });
}
