import { execute, type GraphQLSchema, getOperationAST } from 'graphql';
import { formatErrorOf } from '../graphql/format-error.ts';
import { charge } from '../graphql/query-budget.ts';
import type { RequestCtx } from '../transaction.ts';
import type { Execute } from './web-server.ts';

/**
 * Executes the queries of a page that is being rendered, in process: with the rights of the caller, and within the same
 * budget as over HTTP. Only queries run.
 */
export function pageQueries(schema: GraphQLSchema, ctx: RequestCtx): Execute {
  const format = formatErrorOf(ctx.ports.log);
  return async (document, variables) => {
    const operation = getOperationAST(document);
    if (operation?.operation !== 'query') return { errors: [{ message: 'Pages only ask.' }] };
    const { refused } = await charge(ctx, { schema, document, operation, variables });
    if (refused) return { errors: [format(refused)] };
    const contextValue: RequestCtx = { ...ctx, em: ctx.em.fork() };
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    return errors ? { data, errors: errors.map(format) } : { data };
  };
}
