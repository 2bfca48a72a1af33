import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Bounds of one document. The web client's largest operation stays below four fifths of each (tested). */
const bounds = { depth: 12, aliases: 30, tokens: 2_500, directives: 50 };

/**
 * Depth, alias, token and directive limits of every document, over HTTP and websocket alike. What it costs is looked at
 * when its variables are known (query-budget.ts). A smaller `share` tells how near a document comes.
 */
export function documentLimits(share = 1): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: bounds.depth * share },
    maxAliases: { n: bounds.aliases * share },
    maxTokens: { n: bounds.tokens * share },
    maxDirectives: { n: bounds.directives * share },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
