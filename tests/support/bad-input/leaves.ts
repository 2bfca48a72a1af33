import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql';
import type { Operation } from '../schema-documents.ts';

/** An argument, or a field of an input argument. */
export interface Leaf {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

/** What can be said at a place: itself, or the fields of an input object or of the first one of a list, however deep. */
function leavesBelow(path: readonly string[], type: GraphQLInputType): Leaf[] {
  const inner = getNullableType(type);
  if (isListType(inner) && isInputObjectType(getNullableType(inner.ofType)))
    return [{ path, type }, ...leavesBelow([...path, '0'], inner.ofType)];
  if (!isInputObjectType(inner)) return [{ path, type }];
  return Object.values(inner.getFields()).flatMap((field) => leavesBelow([...path, field.name], field.type));
}

/** All arguments and input fields of an operation. */
export function leavesOf({ field }: Operation): Leaf[] {
  return field.args.flatMap(({ name, type }) => leavesBelow([name], type));
}

/** The same arguments with another value at one place. */
export function withValue(
  args: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [head = '', ...rest] = path;
  const own = (args[head] ?? {}) as Record<string, unknown>;
  const member = rest.length === 0 ? value : withValue(own, rest, value);
  // Lists of input objects stay lists.
  return Array.isArray(args) ? Object.assign([...args], { [head]: member }) : { ...args, [head]: member };
}
