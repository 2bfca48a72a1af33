import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { DomainError } from '../../../../schema/errors.ts';
import { splitGlobalId } from '../../../../schema/global-id.ts';
import { readList } from '../../../platform/read/read-list.ts';
import { type Fields, merge, pick, selectionOn } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import type { RequestCtx } from '../../transaction.ts';
import { assertScope, assertSelection } from '../token-scopes.ts';
import { type NodeKind, nodeKinds } from './node-kinds.ts';

/** An object with its type; an error for one that the token may not read; null for what the viewer does not see. */
export type FoundNode = object | null;

interface Row {
  readonly id: string | number;
}

/** A global id in its parts; null when no object can have it. */
function partsOf(id: string): { kind: NodeKind; number: number } | null {
  const { prefix = '', rest = '' } = splitGlobalId(id) ?? {};
  const kind = nodeKinds.get(prefix);
  return kind && /^[1-9]\d{0,14}$/.test(rest) ? { kind, number: Number(rest) } : null;
}

/** What is selected of a type. Throws INSUFFICIENT_SCOPE or TOKEN_NOT_ALLOWED when the token may not read it. */
function fieldsOf({ actor }: RequestCtx, { type, scope }: NodeKind, info: GraphQLResolveInfo): Fields {
  const objectType = info.schema.getType(type);
  if (!isObjectType(objectType)) throw new Error(`the schema has no ${type}`);
  const fields = selectionOn(objectType, info);
  if (actor.token) {
    assertScope(actor.token, scope);
    assertSelection(actor.token, objectType, fields);
  }
  return fields;
}

/** Reads the rows of one type, all in one statement. */
async function readKind(ctx: RequestCtx, kind: NodeKind, ids: readonly number[], info: GraphQLResolveInfo) {
  const { type, model, column } = kind;
  const where = (row: string) => sql`${sql.ref(`${row}.${column}`)} = any(${ids}::bigint[])`;
  const fields = merge(fieldsOf(ctx, kind, info), pick('id'));
  const rows = await readList<object>(ctx, { ...model, where }, fields);
  return new Map(rows.map((row) => [Number((row as Row).id), { ...row, __typename: type }]));
}

/** The objects with global ids, in their order. */
export async function readNodes(
  ctx: RequestCtx,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<FoundNode[]> {
  const wanted = ids.map(partsOf);
  const read = async (kind: NodeKind) => {
    const numbers = wanted.flatMap((one) => (one?.kind === kind ? [one.number] : []));
    const found = await readKind(ctx, kind, [...new Set(numbers)], info).catch((error: unknown) => {
      if (error instanceof DomainError) return error;
      throw error;
    });
    return [kind, found] as const;
  };
  const kinds = new Set(wanted.flatMap((one) => (one ? [one.kind] : [])));
  const found = new Map(await Promise.all([...kinds].map(read)));
  return wanted.map((one) => {
    const rows = one && found.get(one.kind);
    return rows instanceof DomainError ? rows : (rows?.get(one?.number ?? 0) ?? null);
  });
}
