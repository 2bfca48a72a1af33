import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import type { AccessExtensions } from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { type TokenGrant, visitor } from '../../platform/actor.ts';
import type { RequestCtx } from '../transaction.ts';
import { assertScope, readsAsVisitor } from './token-scopes.ts';

type Path = GraphQLResolveInfo['path'];

const rootKeyOf = ({ prev, key }: Path): string => (prev ? rootKeyOf(prev) : String(key));

/** Notes whether a root field is read as a visitor, for the resolvers below it. Returns the context to read it with. */
function noteVisitor(ctx: RequestCtx, key: string, isVisitor: boolean): RequestCtx {
  const fields = new Set(ctx.visitorFields);
  if (isVisitor) fields.add(key);
  else fields.delete(key);
  ctx.visitorFields = fields;
  return isVisitor ? { ...ctx, actor: visitor, em: ctx.em.fork() as RequestCtx['em'] } : ctx;
}

/**
 * The context in which a token runs a root field: its own, or a visitor's where it lacks the scope of a public query of
 * which nothing private is selected.
 */
export function viewOf(ctx: RequestCtx, options: AccessExtensions, info: GraphQLResolveInfo): RequestCtx {
  const { token } = ctx.actor;
  if (!token) return ctx;
  return noteVisitor(ctx, rootKeyOf(info.path), readsAsVisitor(token, options, info));
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

/** Lets a resolver below a root field see the same viewer. */
export function seeSameViewer(field: GraphQLField<unknown, RequestCtx>): void {
  const { resolve } = field;
  if (!resolve) return;
  field.resolve = (source, args, ctx, info) => {
    const isVisitor = ctx.visitorFields?.has(rootKeyOf(info.path)) ?? false;
    return resolve(source, args, isVisitor ? { ...ctx, actor: visitor } : ctx, info);
  };
}
