import {
  type FieldNode,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** Variables of an operation, as they were sent. */
export type Variables = Readonly<Record<string, unknown>>;

/** A number that is known from the document alone, or only with the variables. */
export type Cost = number | ((variables: Variables) => number);

/** Default number of rows when the type names none, and maximum of any page. */
const usual = 12;
const most = 100;

/** Reads a `limit` as the resolvers do. */
type Bounded = (limit: unknown) => number;

/** The default number of rows of the argument's type. */
function boundsOf(definition: GraphQLField<unknown, unknown>): Bounded {
  const page = definition.args.find(({ name }) => name === 'page');
  const type = page && getNamedType(page.type);
  const byDefault = isInputObjectType(type) ? type.getFields().limit?.defaultValue : undefined;
  const absent = typeof byDefault === 'number' ? byDefault : usual;
  return (limit) =>
    typeof limit === 'number' && Number.isFinite(limit)
      ? Math.min(Math.max(Math.trunc(limit), 1), most)
      : absent;
}

/** A variable's value, or its default when none was sent. */
function variableOf(name: string, operation: OperationDefinitionNode): (variables: Variables) => unknown {
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  const usually = definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
  return (variables) => (variables[name] === undefined ? usually : variables[name]);
}

const limitIn = (page: unknown): unknown => (page as { limit?: unknown } | null | undefined)?.limit;

function ofObject(page: ValueNode, operation: OperationDefinitionNode, bounded: Bounded): Cost {
  if (page.kind !== Kind.OBJECT) return bounded(undefined);
  const limit = page.fields.find(({ name }) => name.value === 'limit')?.value;
  if (limit?.kind === Kind.INT) return bounded(Number(limit.value));
  if (limit?.kind !== Kind.VARIABLE) return bounded(undefined);
  const read = variableOf(limit.name.value, operation);
  return (variables) => bounded(read(variables));
}

/** Maximum number of rows that a field's `page` argument asks for. */
export function pageSizeOf(
  field: FieldNode,
  definition: GraphQLField<unknown, unknown>,
  operation: OperationDefinitionNode,
): Cost {
  const bounded = boundsOf(definition);
  const page = field.arguments?.find(({ name }) => name.value === 'page')?.value;
  if (!page) return bounded(undefined);
  if (page.kind !== Kind.VARIABLE) return ofObject(page, operation, bounded);
  const read = variableOf(page.name.value, operation);
  return (variables) => bounded(limitIn(read(variables)));
}
