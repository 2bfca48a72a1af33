import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type GraphQLError, type GraphQLSchema, getOperationAST } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { runnerOf } from '../graphql/execute-operation.ts';
import { type Charged, charge } from '../graphql/query-budget.ts';
import { requestContext, type ServerParts } from '../http/request-context.ts';
import type { ExportKind, exportDocuments } from './export-documents.ts';
import type { ExportPage, ReadExportPage } from './export-rows.ts';

/** Where pages are read. */
export interface ExportParts extends ServerParts {
  readonly schema: GraphQLSchema;
  readonly documentOf: ReturnType<typeof exportDocuments>;
  /** Aborted when the server stops, or the reader has left. */
  readonly ending: AbortSignal;
}

/** What is exported, and to whom. */
interface Asked {
  readonly request: FastifyRequest;
  readonly kind: ExportKind;
  readonly since: string | null;
  /** Is told what each operation cost. */
  readonly onCharged: (charged: Charged) => void;
}

/** Seconds to wait for points. */
export function secondsToWait({ extensions }: GraphQLError): number {
  const { headers } = extensions.http as { readonly headers: ReadonlyMap<string, string> };
  return Number(headers.get('retry-after') ?? 0);
}

/**
 * Reads pages as operations of the caller, who is looked up for each one: a revoked token ends its export. Without
 * points the first page is refused as /graphql would; later ones wait for them.
 */
export function exportPageReader(
  parts: ExportParts,
  { request, kind, since, onCharged }: Asked,
): ReadExportPage {
  const { schema, documentOf, ending } = parts;
  return async (list, after) => {
    const ctx = await requestContext(parts, request, null);
    const { accountId, token } = ctx.actor;
    if (accountId === null) throw new DomainError(ErrorCode.SIGN_IN_REQUIRED);
    const document = documentOf(kind, list, (scope) => token?.scopes.includes(scope) ?? true);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('an export is no operation');
    const variables = { filter: since === null ? null : { updatedSince: since }, first: kind.rows, after };
    const priced = { schema, document, operation, variables };
    let charged = await charge(ctx, priced);
    for (; charged.refused && after !== null; charged = await charge(ctx, priced))
      await pause(secondsToWait(charged.refused) * 1000, undefined, { signal: ending });
    onCharged(charged);
    if (charged.refused) throw charged.refused;
    ending.throwIfAborted();
    const { data, errors } = await runnerOf({ schema, document, operationName: 'Export' })(
      undefined,
      ctx,
      variables,
    );
    const [failure] = errors ?? [];
    if (failure) throw failure.originalError ?? failure;
    return data?.[list.name] as ExportPage;
  };
}
