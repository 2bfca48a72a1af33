import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { trace } from '@opentelemetry/api';
import {
  coerceInputValue,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { ErrorCode } from '../../../schema/errors.ts';
import type { Deprecated } from '../../modules/accounts/access-tokens/deprecated-use.service.ts';
import { noteRefusals } from '../../platform/security-log.ts';
import { RETRY_AFTER } from '../http/load-shedder.ts';
import { type RequestCtx, readFromReplica } from '../transaction.ts';
import { noteDeprecatedParts } from './deprecated-parts.ts';
import { runnerOf } from './execute-operation.ts';
import { formatError } from './format-error.ts';
import { type Charged, charge, chargeForReading, rateLimitHeaders } from './query-budget.ts';

type Answered = GraphQLRequestContextWillSendResponse<RequestCtx>;
type Failures = readonly GraphQLFormattedError[];

/** In `extensions.cost`, and in headers for those that read nothing else. */
function tellCost({ response }: Answered, charged: Charged): void {
  for (const [name, value] of rateLimitHeaders(charged)) response.http.headers.set(name, value);
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  singleResult.extensions = { ...singleResult.extensions, cost: charged.cost };
}

/** In `extensions.deprecated`: what the operation of a token uses of what will be removed. */
function tellDeprecated({ response }: Answered, deprecated: readonly Deprecated[]): void {
  if (deprecated.length === 0 || response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  singleResult.extensions = { ...singleResult.extensions, deprecated };
}

/** Charges for a request that could not be parsed as an operation. */
async function chargeUnread(answered: Answered): Promise<Charged> {
  const { response, contextValue } = answered;
  const charged = await chargeForReading(contextValue);
  const { refused } = charged;
  if (refused && response.body.kind === 'single') {
    const { status, headers } = refused.extensions.http as { status: number; headers: Map<string, string> };
    const error = formatError(contextValue.ports.log)(refused.toJSON(), refused);
    response.body.singleResult = { errors: [error] };
    response.http.status = status;
    for (const [name, value] of headers) response.http.headers.set(name, value);
  }
  return charged;
}

/** Sets status 503 and `Retry-After` on an answer that failed because of the database or lack of time. */
function statusOfOverload({ response }: Answered, errors: Failures): void {
  if (!errors.some(({ extensions }) => extensions?.code === ErrorCode.OVERLOADED)) return;
  response.http.status = 503;
  response.http.headers.set('retry-after', String(RETRY_AFTER));
}

const NEW_MEDIA_TYPE = 'application/graphql-response+json';

/**
 * Clients that accept only `application/json` get status 200 for every well-formed request, even when its document or
 * variables are refused: GraphQL over HTTP thus separates answers from proxies' error pages. Clients that accept
 * `application/graphql-response+json` get 400.
 */
function statusByMediaType({ request, response }: Answered): void {
  if (response.http.status !== 400) return;
  const accept = request.http?.headers.get('accept') ?? '';
  if (!accept.includes(NEW_MEDIA_TYPE)) response.http.status = 200;
}

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
    coerceInputValue(value, inputType, (path) => {
      field ??= path.findLast((step) => typeof step === 'string');
    });
  }
  return field;
}

/**
 * GraphQL refuses values of the wrong type and names their place only in its message. This adds `extensions.field`, as
 * for failures of our own rules.
 */
function nameWrongField({ operation, request, schema }: Answered, errors: Failures): void {
  const refused = errors.find(({ path, extensions }) => !path && extensions?.code === ErrorCode.BAD_INPUT);
  if (!operation || !refused) return;
  const field = wrongField(schema, operation, request.variables ?? {});
  if (field) Object.assign(refused, { extensions: { ...refused.extensions, field } });
}

/** Completes an answer with failures, and tells the security log of refusals. */
function tellFailures(answered: Answered, errors: Failures): void {
  nameWrongField(answered, errors);
  statusByMediaType(answered);
  statusOfOverload(answered, errors);
  noteRefusals(answered.contextValue, errors);
}

/**
 * Charges every operation over HTTP before it runs, and reports its cost and what it uses of deprecated parts in
 * `extensions`. One plugin for all, because every plugin adds a dozen promises per request.
 */
export const operationPlugin: ApolloServerPlugin<RequestCtx> = {
  async requestDidStart() {
    let charged: Charged | null = null;
    let deprecated: readonly Deprecated[] = [];
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        trace.getActiveSpan()?.setAttributes({
          'graphql.operation.type': operation.operation,
          'graphql.operation.name': operation.name?.value,
        });
        const sent = { schema, document, operation, variables: request.variables ?? {} };
        if (operation.operation === 'query') readFromReplica(contextValue);
        charged = await charge(contextValue, sent);
        if (charged.refused) throw charged.refused;
        const { token } = contextValue.actor;
        if (token) deprecated = await noteDeprecatedParts(contextValue, token, sent);
      },
      async responseForOperation({ schema, document, request, contextValue, response: { http } }) {
        // The name of the request: Apollo's own is null when no operation has it, and then any would run.
        const run = runnerOf({ schema, document, operationName: request.operationName });
        const answer = (async () => run(undefined, contextValue, request.variables))();
        const singleResult = await answer.catch(() => null);
        if (singleResult && !singleResult.errors) return { http, body: { kind: 'single', singleResult } };
        // Apollo puts failures into words and statuses.
        contextValue.answer = answer;
        return null;
      },
      async willSendResponse(answered) {
        tellCost(answered, charged ?? (await chargeUnread(answered)));
        tellDeprecated(answered, deprecated);
        const { body } = answered.response;
        if (body.kind === 'single' && body.singleResult.errors)
          tellFailures(answered, body.singleResult.errors);
      },
    };
  },
};
