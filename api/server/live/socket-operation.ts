import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { noteDeprecatedParts } from '../graphql/deprecated-parts.ts';
import { MAX_TOKENS, NESTS_TOO_DEEP } from '../graphql/graphql-limits.ts';
import { type CostAnswer, charge, chargeForReading } from '../graphql/query-budget.ts';
import type { RequestCtx } from '../transaction.ts';

/** A validated operation of a socket, with its cost. */
export interface ReadyOperation {
  readonly args: ExecutionArgs;
  readonly cost: CostAnswer;
  /** Events cost nothing and report no cost. */
  readonly isSubscription: boolean;
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    if (error instanceof RangeError) return new GraphQLError(NESTS_TOO_DEEP);
    throw error;
  }
}

/** Texts whose parsed form is kept. Equal subscriptions then share one document, and its compiled form. */
const MOST_KEPT = 500;

/** Parses and validates, once per text. */
function documentReader(schema: GraphQLSchema, rules: readonly ValidationRule[]) {
  const kept = new LRUCache<string, DocumentNode>({ max: MOST_KEPT });
  return (query: string): DocumentNode | readonly GraphQLError[] => {
    const known = kept.get(query);
    if (known) return known;
    const document = parsed(query);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return errors;
    kept.set(query, document);
    return document;
  };
}

/**
 * Parses, checks and charges operations of a socket, as over HTTP. The context is created once it is known whether it
 * is a subscription.
 */
export function socketOperations(schema: GraphQLSchema, limits: readonly ValidationRule[]) {
  const read = documentReader(schema, [...specifiedRules, ...limits]);
  return async (
    contextOf: (isSubscription: boolean) => Promise<RequestCtx>,
    { query, operationName, variables }: SubscribePayload,
  ): Promise<ReadyOperation | readonly GraphQLError[]> => {
    const document = read(query);
    const operation = 'kind' in document ? getOperationAST(document, operationName) : null;
    const isSubscription = operation?.operation === 'subscription';
    const ctx = await contextOf(isSubscription);
    if (!('kind' in document) || !operation) {
      const { refused } = await chargeForReading(ctx);
      if (refused) return [refused];
      return 'kind' in document ? [new GraphQLError('Unable to identify operation')] : document;
    }
    const sent = { schema, document, operation, variables: variables ?? {} };
    const { cost, refused } = await charge(ctx, sent);
    if (refused) return [refused];
    const { token } = ctx.actor;
    if (token) await noteDeprecatedParts(ctx, token, sent);
    return {
      args: { schema, document, operationName, variableValues: variables, contextValue: ctx },
      cost,
      isSubscription,
    };
  };
}
