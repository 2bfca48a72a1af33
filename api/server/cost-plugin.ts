import type { ApolloServerPlugin } from '@apollo/server';
import { type CostAnswer, charge } from './query-budget.ts';
import type { RequestCtx } from './transaction.ts';

/** Charges every operation over HTTP before it runs, and answers what it cost in `extensions.cost`. */
export const costPlugin: ApolloServerPlugin<RequestCtx> = {
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
      async willSendResponse({ response }) {
        if (!cost || response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, cost };
      },
    };
  },
};
