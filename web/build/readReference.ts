import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  Kind,
  print,
  type StringValueNode,
} from 'graphql';
import type { Reference, ReferenceField } from '../src/pages/developers/shared/content.ts';

interface Described {
  readonly name: { readonly value: string };
  readonly description?: StringValueNode | undefined;
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const textOf = ({ description }: Described) => description?.value ?? '';

/** The value of an argument of a directive, as it is written; null without it. */
function directive({ directives }: Described, name: string, argument: string): string | null {
  const found = directives?.find((one) => one.name.value === name);
  const value = found?.arguments?.find((one) => one.name.value === argument)?.value;
  if (!found) return null;
  return value && 'value' in value ? String(value.value) : '';
}

const common = (node: Described) => ({
  name: node.name.value,
  text: textOf(node),
  scope: directive(node, 'requires', 'scope'),
  deprecated: directive(node, 'deprecated', 'reason'),
});

const kinds: Partial<Record<Kind, Reference['kind']>> = {
  [Kind.OBJECT_TYPE_DEFINITION]: 'object',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
};

/** The types that a union or an interface stands for. */
function membersOf(node: DefinitionNode, definitions: readonly DefinitionNode[]): string[] {
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return (node.types ?? []).map(({ name }) => name.value);
  if (node.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  return definitions.flatMap((one) => {
    const isOne =
      one.kind === Kind.OBJECT_TYPE_DEFINITION &&
      one.interfaces?.some(({ name }) => name.value === node.name.value);
    return isOne ? [one.name.value] : [];
  });
}

/** Every type of a schema with what the pages show of it, by name. */
export function readReference({ definitions }: DocumentNode): Reference[] {
  const types: Reference[] = [];
  for (const node of definitions) {
    const kind = kinds[node.kind];
    if (!kind || !('name' in node) || !node.name) continue;
    const fields = 'fields' in node ? (node.fields ?? []) : [];
    const values = 'values' in node && Array.isArray(node.values) ? node.values : [];
    types.push({
      ...common(node as Described),
      kind,
      fields: fields.map((field): ReferenceField => {
        const args = 'arguments' in field ? (field.arguments ?? []) : [];
        return {
          ...common(field),
          type: print(field.type),
          fallback: 'defaultValue' in field && field.defaultValue ? print(field.defaultValue) : null,
          cost: directive(field, 'cost', 'weight'),
          isCounted: directive(field, 'listSize', 'assumedSize') !== null,
          args: args.map((arg) => ({
            ...common(arg),
            type: print(arg.type),
            fallback: arg.defaultValue ? print(arg.defaultValue) : null,
          })),
        };
      }),
      values: values.map((value: Described) => common(value)),
      members: membersOf(node, definitions),
    });
  }
  return types.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
