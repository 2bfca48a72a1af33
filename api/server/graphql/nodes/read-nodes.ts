import { type GraphQLResolveInfo, getNullableType, isListType, isObjectType } from 'graphql';
import { DomainError } from '../../../../schema/errors.ts';
import { splitGlobalId } from '../../../../schema/global-id.ts';
import { readList } from '../../../platform/read/read-list.ts';
import { merge, pick, selectionOn } from '../../../platform/read/selection.ts';
import { sql } from '../../../platform/sql.ts';
import type { RequestCtx } from '../../transaction.ts';
import { itemKey, viewOfType } from '../visitor-view.ts';
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

/** The objects of one type that are asked for. */
interface Wanted {
  readonly kind: NodeKind;
  readonly numbers: readonly number[];
  /** Their places in the answer. */
  readonly keys: readonly string[];
}

/**
 * Reads the rows of one type, all in one statement. Throws INSUFFICIENT_SCOPE or TOKEN_NOT_ALLOWED when the token may not
 * read what is selected.
 */
async function readKind(ctx: RequestCtx, { kind, numbers, keys }: Wanted, info: GraphQLResolveInfo) {
  const { type: name, scope, model, column } = kind;
  const type = info.schema.getType(name);
  if (!isObjectType(type)) throw new Error(`the schema has no ${name}`);
  const fields = selectionOn(type, info);
  const seen = viewOfType(ctx, { scope, type, fields, keys });
  const where = (row: string) => sql`${sql.ref(`${row}.${column}`)} = any(${numbers}::bigint[])`;
  const rows = await readList<object>(seen, { ...model, where }, merge(fields, pick('id')));
  return new Map(rows.map((row) => [Number((row as Row).id), { ...row, __typename: name }]));
}

/** The objects with global ids, in their order. */
export async function readNodes(
  ctx: RequestCtx,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<FoundNode[]> {
  const { key } = info.path;
  const wanted = ids.map(partsOf);
  const read = async (kind: NodeKind) => {
    const places = wanted.flatMap((one, at) => (one?.kind === kind ? [at] : []));
    const numbers = [...new Set(places.flatMap((at) => wanted[at]?.number ?? []))];
    const keys = places.map((at) =>
      isListType(getNullableType(info.returnType)) ? itemKey(key, at) : String(key),
    );
    const found = await readKind(ctx, { kind, numbers, keys }, info).catch((error: unknown) => {
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
