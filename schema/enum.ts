import { registerEnumType } from 'type-graphql';

type Members = Readonly<Record<string, readonly [value: string, description: string]>>;

/**
 * Registers an enum of the API: each member by the name that clients send, with its value inside the server and its
 * description (`describe` puts it together, where it needs the value). Returns the values by name.
 */
export function graphqlEnum<const M extends Members>(
  name: string,
  description: string,
  members: M,
  describe = (_value: string, meaning: string) => meaning,
) {
  const values: Record<string, string> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  for (const [member, [value, meaning]] of Object.entries(members)) {
    values[member] = value;
    valuesConfig[member] = { description: describe(value, meaning) };
  }
  registerEnumType(values, { name, description, valuesConfig });
  return values as { readonly [Member in keyof M]: M[Member][0] };
}
