import type { GraphQLField, GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { AccessExtensions } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { type TokenGrant, visitor } from '../../platform/actor.ts';
import type { Field } from '../../platform/read/selection.ts';
import type { RequestCtx } from '../transaction.ts';
import { assertScope, assertSelection, readsAsVisitor, readsTypeAsVisitor } from './token-scopes.ts';

type Path = GraphQLResolveInfo['path'];

const rootKeyOf = ({ prev, key }: Path): string => (prev ? rootKeyOf(prev) : String(key));

/** The place of an object in a list of a root field. */
export const itemKey = (rootKey: string | number, at: string | number): string => `${rootKey}.${at}`;

function itemKeyOf({ prev, key }: Path): string | null {
  if (!prev) return null;
  return prev.prev ? itemKeyOf(prev) : itemKey(prev.key, key);
}

/** Notes whether root fields or items are read as a visitor, for the resolvers below. Returns the context to read with. */
function noteVisitor(ctx: RequestCtx, keys: readonly string[], isVisitor: boolean): RequestCtx {
  const fields = new Set(ctx.visitorFields);
  for (const key of keys) {
    if (isVisitor) fields.add(key);
    else fields.delete(key);
  }
  ctx.visitorFields = fields;
  return isVisitor ? { ...ctx, actor: visitor, em: ctx.em.fork() as RequestCtx['em'] } : ctx;
}

/**
 * The context in which a token runs a root field: its own, or a visitor's where no scope of it covers a public query of
 * which nothing private is selected.
 */
export function viewOf(
  ctx: RequestCtx,
  token: TokenGrant,
  options: AccessExtensions,
  info: GraphQLResolveInfo,
): RequestCtx {
  return noteVisitor(ctx, [rootKeyOf(info.path)], readsAsVisitor(token, options, info));
}

/** What is read of some objects, found by their ids at places of the answer (`itemKey`, or the root field itself). */
interface Found {
  readonly scope: Parameters<typeof assertScope>[1];
  readonly type: GraphQLObjectType;
  readonly fields: readonly Field[];
  readonly keys: readonly string[];
}

/** The same for objects of one type. Throws INSUFFICIENT_SCOPE or TOKEN_NOT_ALLOWED when the token may not read them. */
export function viewOfType(ctx: RequestCtx, { scope, type, fields, keys }: Found): RequestCtx {
  const { token } = ctx.actor;
  if (!token) return ctx;
  const isVisitor = readsTypeAsVisitor(token, scope, type, fields);
  if (!isVisitor) {
    assertScope(token, scope);
    assertSelection(token, type, fields);
  }
  return noteVisitor(ctx, keys, isVisitor);
}

/** Runs what a token reads as a visitor. Where a visitor would have to sign in, the scope is missing (INSUFFICIENT_SCOPE). */
export async function orNeedsScope<T>(
  token: TokenGrant,
  { scope }: AccessExtensions,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.code === ErrorCode.SIGN_IN_REQUIRED) assertScope(token, scope);
    throw error;
  }
}

/** Whether a place of the answer is read as a visitor. */
function isBelowVisitor({ visitorFields }: RequestCtx, path: Path): boolean {
  if (!visitorFields || visitorFields.size === 0) return false;
  return visitorFields.has(rootKeyOf(path)) || visitorFields.has(itemKeyOf(path) ?? '');
}

/** Lets a resolver below a root field see the same viewer. */
export function seeSameViewer(field: GraphQLField<unknown, RequestCtx>): void {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (source, args, ctx, info) => {
    const isVisitor = isBelowVisitor(ctx, info.path);
    // `em` may be a getter, which a copy leaves out.
    return resolve(source, args, isVisitor ? { ...ctx, em: ctx.em, actor: visitor } : ctx, info);
  };
}
