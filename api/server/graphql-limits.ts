import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Bounds of one document. The web client's largest operation stays below half of each. */
const bounds = { depth: 12, aliases: 30, tokens: 2_500, directives: 50, cost: 20_000 };

/** Depth, alias, token, directive and cost limits of every document, over HTTP and websocket alike. */
export function documentLimits(): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: bounds.depth },
    maxAliases: { n: bounds.aliases },
    maxTokens: { n: bounds.tokens },
    maxDirectives: { n: bounds.directives },
    costLimit: {
      maxCost: bounds.cost,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      ignoreIntrospection: true,
    },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
