import { registerEnumType } from 'type-graphql';

type Members = Readonly<Record<string, readonly [value: string, description: string]>>;

/**
 * Registers an enum of the API: each member by the name that clients send, with its value inside the server and its
 * description. Returns the values by name.
 */
export function graphqlEnum<const M extends Members>(name: string, description: string, members: M) {
  const values: Record<string, string> = {};
  const valuesConfig: Record<string, { description: string }> = {};
  for (const [member, [value, meaning]] of Object.entries(members)) {
    values[member] = value;
    valuesConfig[member] = { description: meaning };
  }
  registerEnumType(values, { name, description, valuesConfig });
  return values as { readonly [Member in keyof M]: M[Member][0] };
}
