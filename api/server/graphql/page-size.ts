import {
  type FieldNode,
  type GraphQLField,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** Variables of an operation, as they were sent. */
export type Variables = Readonly<Record<string, unknown>>;

/** A number that is known from the document alone, or only with the variables. */
export type Cost = number | ((variables: Variables) => number);

/** Default number of rows when the list names none, and maximum of any page. */
const usual = 12;
const most = 100;

type Definition = GraphQLField<unknown, unknown>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The number of rows for the values of `first` and `last`. Out of bounds is refused later, whatever it costs. */
function rowsOf(definition: Definition, first: unknown, last: unknown): number {
  const byDefault = definition.args.find(({ name }) => name === 'first')?.defaultValue;
  const asked = [first, last].filter(isNumber);
  if (asked.length === 0) return isNumber(byDefault) ? byDefault : usual;
  return Math.min(Math.max(...asked, 1), most);
}

/** A variable's value, or its default when none was sent. */
function variableOf(name: string, operation: OperationDefinitionNode): (variables: Variables) => unknown {
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  const usually = definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
  return (variables) => (variables[name] === undefined ? usually : variables[name]);
}

/** Reads an argument's value. */
function readerOf(value: ValueNode | undefined, operation: OperationDefinitionNode) {
  if (value?.kind === Kind.VARIABLE) return variableOf(value.name.value, operation);
  const known = value?.kind === Kind.INT ? Number(value.value) : undefined;
  return () => known;
}

/** Maximum number of rows that the arguments `first` and `last` of a field ask for. */
export function pageSizeOf(
  field: FieldNode,
  definition: Definition,
  operation: OperationDefinitionNode,
): Cost {
  const given = (name: string) => field.arguments?.find((argument) => argument.name.value === name)?.value;
  const values = [given('first'), given('last')];
  const [first, last] = [readerOf(values[0], operation), readerOf(values[1], operation)];
  const isOpen = values.some((value) => value?.kind === Kind.VARIABLE);
  const rows = (variables: Variables): number => rowsOf(definition, first(variables), last(variables));
  return isOpen ? rows : rows({});
}

/** How many objects the argument `ids` of a field names. */
export function idCountOf(field: FieldNode, operation: OperationDefinitionNode): Cost {
  const value = field.arguments?.find(({ name }) => name.value === 'ids')?.value;
  const count = (ids: unknown): number => Math.min(Array.isArray(ids) ? ids.length : 1, most);
  if (value?.kind !== Kind.VARIABLE) return count(value?.kind === Kind.LIST ? value.values : undefined);
  const ids = variableOf(value.name.value, operation);
  return (variables) => count(ids(variables));
}
