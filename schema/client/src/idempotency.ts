import { Kind, type OperationDefinitionNode, type TypeNode, valueFromASTUntyped } from 'graphql';
import { keyedInputs } from './__generated__/keyed-inputs.ts';

type Variables = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Variables => typeof value === 'object' && value !== null;

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** The variables, with a new `idempotencyKey` in each input that takes one and has none. */
export function withKeys({ variableDefinitions }: OperationDefinitionNode, variables: Variables): Variables {
  const keyed = (variableDefinitions ?? []).flatMap(({ variable: { name }, type }) => {
    const input = variables[name.value];
    if (!keyedInputs.has(nameOf(type)) || !isObject(input) || input.idempotencyKey != null) return [];
    return [[name.value, { ...input, idempotencyKey: crypto.randomUUID() }]];
  });
  return { ...variables, ...Object.fromEntries(keyed) };
}

/** Whether an operation may run twice: a query, or a mutation whose every field carries an idempotency key. */
export function isRepeatable(
  { operation, selectionSet }: OperationDefinitionNode,
  variables: Variables,
): boolean {
  if (operation === 'query') return true;
  return selectionSet.selections.every((field) => {
    const input = field.kind === Kind.FIELD && field.arguments?.find(({ name }) => name.value === 'input');
    const value = input && valueFromASTUntyped(input.value, variables);
    return isObject(value) && value.idempotencyKey != null;
  });
}
