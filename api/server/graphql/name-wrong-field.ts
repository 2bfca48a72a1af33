import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { ErrorCode } from '../../../schema/errors.ts';
import type { RequestCtx } from '../transaction.ts';

/** The field of an input object whose value has the wrong type; undefined when there is none. */
function wrongField(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): string | undefined {
  let field: string | undefined;
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type);
    const value = variables[variable.name.value];
    if (value == null || !isInputType(inputType)) continue;
    coerceInputValue(value, inputType, ([first]) => {
      if (typeof first === 'string') field ??= first;
    });
  }
  return field;
}

/**
 * GraphQL refuses values of the wrong type and names their place only in its message. This adds `extensions.field`, as
 * for failures of our own rules.
 */
export function nameWrongField({
  response,
  operation,
  request,
  schema,
}: GraphQLRequestContextWillSendResponse<RequestCtx>): void {
  if (!operation || response.body.kind !== 'single') return;
  const refused = response.body.singleResult.errors?.find(
    ({ path, extensions }) => !path && extensions?.code === ErrorCode.BAD_INPUT,
  );
  if (!refused) return;
  const field = wrongField(schema, operation, request.variables ?? {});
  if (field) Object.assign(refused, { extensions: { ...refused.extensions, field } });
}
