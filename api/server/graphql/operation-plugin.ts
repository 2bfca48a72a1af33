import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { RequestCtx } from '../transaction.ts';
import { statusByMediaType, statusOfOverload } from './answer-status.ts';
import { formatError } from './format-error.ts';
import { nameWrongField } from './name-wrong-field.ts';
import { type CostAnswer, charge, chargeForReading } from './query-budget.ts';

type Answered = GraphQLRequestContextWillSendResponse<RequestCtx>;

function tellCost({ response }: Answered, cost: CostAnswer): void {
  if (response.body.kind !== 'single') return;
  const { singleResult } = response.body;
  singleResult.extensions = { ...singleResult.extensions, cost };
}

/** Charges for a request that could not be parsed as an operation. */
async function chargeUnread(answered: Answered): Promise<CostAnswer> {
  const { response, contextValue } = answered;
  const { cost, refused } = await chargeForReading(contextValue);
  if (refused && response.body.kind === 'single') {
    const { status, headers } = refused.extensions.http as { status: number; headers: Map<string, string> };
    const error = formatError(contextValue.ports.log)(refused.toJSON(), refused);
    response.body.singleResult = { errors: [error] };
    response.http.status = status;
    for (const [name, value] of headers) response.http.headers.set(name, value);
  }
  return cost;
}

/**
 * Charges every operation over HTTP before it runs, and reports its cost in `extensions.cost`. One plugin for both,
 * because every plugin adds a dozen promises per request.
 */
export const operationPlugin: ApolloServerPlugin<RequestCtx> = {
  async requestDidStart() {
    let cost: CostAnswer | null = null;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const variables = request.variables ?? {};
        const charged = await charge(contextValue, { schema, document, operation, variables });
        cost = charged.cost;
        if (charged.refused) throw charged.refused;
      },
      async willSendResponse(answered) {
        tellCost(answered, cost ?? (await chargeUnread(answered)));
        nameWrongField(answered);
        statusByMediaType(answered);
        statusOfOverload(answered);
      },
    };
  },
};
