import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Bounds of one document. The web client's largest operation stays below four fifths of each (tested). */
const bounds = { depth: 12, aliases: 30, directives: 50 };

/**
 * Most words and signs of one document. The parser stops there: what comes after it (validation, the limits below) walks
 * through documents level by level, and a document without bound could nest deeper than the stack of a process.
 */
export const MAX_TOKENS = 2_500;

/** What a document is told whose few tokens nest deeper than the parser can follow. */
export const NESTS_TOO_DEEP = 'Syntax Error: Document nests too deeply. Parsing aborted.';

/**
 * Depth, alias and directive limits of every document, over HTTP and websocket alike. What it costs is looked at
 * when its variables are known (query-budget.ts). A smaller `share` tells how near a document comes.
 */
export function documentLimits(share = 1): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: bounds.depth * share },
    maxAliases: { n: bounds.aliases * share },
    // Its limit would come as a plugin of Apollo alone; the parser has one of its own.
    maxTokens: { enabled: false },
    maxDirectives: { n: bounds.directives * share },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
  return armor.protect().validationRules;
}
