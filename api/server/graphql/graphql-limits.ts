import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Limits of one document. The web client's largest operation stays below four fifths of each (tested). */
const bounds = { depth: 13, aliases: 30, directives: 50 };

/**
 * Maximum number of tokens of one document. The parser stops there, because validation and the limits below are
 * recursive, and deep nesting could overflow the stack.
 */
export const MAX_TOKENS = 2_500;

/** Message for a document with few tokens whose nesting still overflows the parser's stack. */
export const NESTS_TOO_DEEP = 'Syntax Error: Document nests too deeply. Parsing aborted.';

/**
 * Limits of depth, aliases and directives, for HTTP and websockets. Cost is checked when the variables are known
 * (query-budget.ts). A smaller `share` lowers the limits, for tests.
 */
export function documentLimits(share = 1): ValidationRule[] {
  const armor = new ApolloArmor({
    // Depth is that of the answer: sharing a fragment is no deeper than repeating it.
    maxDepth: { n: bounds.depth * share, flattenFragments: true },
    maxAliases: { n: bounds.aliases * share },
    // Apollo's plugin would apply it to HTTP only; the parser has its own limit.
    maxTokens: { enabled: false },
    maxDirectives: { n: bounds.directives * share },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
