import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Cost, Variables } from './query-cost.ts';

/** Rows of a page that nobody asked otherwise for, and most rows of any page. */
const usual = 12;
const most = 100;

function bounded(limit: unknown): number {
  if (typeof limit !== 'number' || !Number.isFinite(limit)) return usual;
  return Math.min(Math.max(Math.trunc(limit), 1), most);
}

/** A variable's value, or its default when none was sent. */
function variableOf(name: string, operation: OperationDefinitionNode): (variables: Variables) => unknown {
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  const usually = definition?.defaultValue && valueFromASTUntyped(definition.defaultValue);
  return (variables) => (variables[name] === undefined ? usually : variables[name]);
}

const limitIn = (page: unknown): unknown => (page as { limit?: unknown } | null | undefined)?.limit;

function ofObject(page: ValueNode, operation: OperationDefinitionNode): Cost {
  if (page.kind !== Kind.OBJECT) return usual;
  const limit = page.fields.find(({ name }) => name.value === 'limit')?.value;
  if (limit?.kind === Kind.INT) return bounded(Number(limit.value));
  if (limit?.kind !== Kind.VARIABLE) return usual;
  const read = variableOf(limit.name.value, operation);
  return (variables) => bounded(read(variables));
}

/** How many rows a field's `page` argument asks for at most. */
export function pageSizeOf(field: FieldNode, operation: OperationDefinitionNode): Cost {
  const page = field.arguments?.find(({ name }) => name.value === 'page')?.value;
  if (page?.kind !== Kind.VARIABLE) return page ? ofObject(page, operation) : usual;
  const read = variableOf(page.name.value, operation);
  return (variables) => bounded(limitIn(read(variables)));
}
