import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Bounds of one document. The web client's largest operation stays below four fifths of each (tested). */
const bounds = { depth: 12, aliases: 30, tokens: 2_500, directives: 50, cost: 2_000 };

/**
 * Depth, alias, token, directive and cost limits of every document, over HTTP and websocket alike. A smaller `share`
 * tells how near a document comes.
 */
export function documentLimits(share = 1): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: bounds.depth * share },
    maxAliases: { n: bounds.aliases * share },
    maxTokens: { n: bounds.tokens * share },
    maxDirectives: { n: bounds.directives * share },
    costLimit: {
      maxCost: bounds.cost * share,
      objectCost: 2,
      scalarCost: 1,
      depthCostFactor: 1.5,
      ignoreIntrospection: true,
    },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
