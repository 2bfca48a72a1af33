import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type {
  AccessExtensions,
  AccessOptions,
  FieldAccessExtensions,
  TypeAccessExtensions,
} from '../../../schema/access.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { TokenScope } from '../../../schema/token-scope.ts';
import type { TokenGrant } from '../../platform/actor.ts';
import { type Field, selectionOf } from '../../platform/read/selection.ts';

type Needed = TokenScope | 'any' | null | undefined;

/** Throws unless the token has the scope. Operations without a scope are closed to tokens. */
export function assertScope(token: TokenGrant, scope: Needed): void {
  if (scope === 'any') return;
  if (!scope) throw new DomainError(ErrorCode.TOKEN_NOT_ALLOWED);
  if (!token.scopes.includes(scope)) {
    throw new DomainError({ code: ErrorCode.INSUFFICIENT_SCOPE, params: { scope } });
  }
}

/** Scope that a token needs to read objects of a type below another type. */
function scopeOfType(type: GraphQLObjectType): Needed {
  const { access, scope } = type.extensions as Partial<TypeAccessExtensions> & FieldAccessExtensions;
  return access === 'public' ? 'any' : scope;
}

/** Throws unless the token may read what is selected of a type. */
export function assertSelection(token: TokenGrant, type: GraphQLObjectType, fields: readonly Field[]): void {
  const definitions = type.getFields();
  for (const { name, fields: below } of fields) {
    const definition = definitions[name];
    if (!definition) continue;
    const { scope } = definition.extensions as FieldAccessExtensions;
    if (scope) assertScope(token, scope);
    const inner = getNamedType(definition.type);
    if (!isObjectType(inner)) continue;
    assertScope(token, scopeOfType(inner));
    assertSelection(token, inner, below);
  }
}

/** Whether everybody may see a type and all that is selected of it. */
function isPublic(type: GraphQLObjectType, fields: readonly Field[]): boolean {
  if (scopeOfType(type) !== 'any') return false;
  const definitions = type.getFields();
  return fields.every(({ name, fields: below }) => {
    const definition = definitions[name];
    if (!definition) return true;
    if ((definition.extensions as FieldAccessExtensions).scope) return false;
    const inner = getNamedType(definition.type);
    return !isObjectType(inner) || isPublic(inner, below);
  });
}

/** Whether no scope of the token covers what it may read all the same: `any` is covered by none. */
const isUncovered = (token: TokenGrant, scope: Needed): boolean =>
  scope === 'any' || (Boolean(scope) && !token.scopes.includes(scope as TokenScope));

/**
 * Whether objects of a type are answered to a token as to a visitor: no scope of it covers them, and visitors may read
 * all that is selected.
 */
export function readsTypeAsVisitor(
  token: TokenGrant,
  scope: Needed,
  type: GraphQLObjectType,
  fields: readonly Field[],
): boolean {
  return isUncovered(token, scope) && isPublic(type, fields);
}

/** Whether a root field is answered to a token as to a visitor. */
export function readsAsVisitor(
  token: TokenGrant,
  { access, scope }: AccessExtensions,
  info: GraphQLResolveInfo,
): boolean {
  if (access !== 'public' || info.operation.operation === 'mutation') return false;
  const type = getNamedType(info.returnType);
  if (isLeafType(type)) return isUncovered(token, scope);
  return isObjectType(type) && readsTypeAsVisitor(token, scope, type, selectionOf(info));
}

/**
 * Throws INSUFFICIENT_SCOPE or TOKEN_NOT_ALLOWED when a token may not run an operation, or may not read a selected
 * field. The operation's own result is covered by its scope.
 */
export function assertTokenAccess(
  token: TokenGrant,
  { scope }: AccessOptions,
  info: GraphQLResolveInfo,
): void {
  assertScope(token, scope);
  const type = getNamedType(info.returnType);
  if (isObjectType(type)) assertSelection(token, type, selectionOf(info));
}
