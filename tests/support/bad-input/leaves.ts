import { type GraphQLInputType, getNamedType, getNullableType, isInputObjectType } from 'graphql';
import type { Operation } from '../schema-documents.ts';

/** An argument, or a field of an input argument. */
export interface Leaf {
  readonly path: readonly string[];
  readonly type: GraphQLInputType;
}

/** All arguments and input fields of an operation. */
export function leavesOf({ field }: Operation): Leaf[] {
  return field.args.flatMap(({ name, type }) => {
    const inner = getNullableType(type);
    if (!isInputObjectType(inner)) return [{ path: [name], type }];
    return Object.values(inner.getFields()).map((member) => {
      if (isInputObjectType(getNamedType(member.type)))
        throw new Error('inputs inside inputs: please walk them');
      return { path: [name, member.name], type: member.type };
    });
  });
}

/** The same arguments with another value at one place. */
export function withValue(
  args: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [head = '', ...rest] = path;
  if (rest.length === 0) return { ...args, [head]: value };
  return { ...args, [head]: withValue((args[head] ?? {}) as Record<string, unknown>, rest, value) };
}
