import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { DateTimeScalar } from '../../../schema/scalars.ts';
import { type Charged, rateLimitHeaders } from '../graphql/query-budget.ts';
import { allowAnyOrigin } from '../http/credentials.ts';
import { sendFailure } from '../http/http-failure.ts';
import { holdSlot } from '../http/load-shedder.ts';
import type { ServerParts } from '../http/request-context.ts';
import { exportDocuments, exportKinds } from './export-documents.ts';
import { type ExportRow, exportRows } from './export-rows.ts';
import { type ExportParts, exportPageReader, secondsToWait } from './read-export-page.ts';

/** Milliseconds after which a reader that takes nothing of what waits for it is let go. */
const STALLED = 60_000;

/** The instant in `?since=`; null when absent. Throws BAD_INPUT. */
function sinceIn(query: unknown): string | null {
  const { since } = query as Record<string, unknown>;
  if (since === undefined) return null;
  try {
    return DateTimeScalar.parseValue(since);
  } catch {
    throw new DomainError(ErrorCode.BAD_INPUT, 'since');
  }
}

const lineOf = (row: ExportRow): string => `${JSON.stringify(row)}\n`;

async function* linesOf(first: ExportRow | undefined, rows: AsyncGenerator<ExportRow, undefined>) {
  if (first) yield lineOf(first);
  for await (const row of rows) yield lineOf(row);
}

async function sendExport(parts: ExportParts, request: FastifyRequest, reply: FastifyReply) {
  try {
    const kind = exportKinds.get((request.params as { file: string }).file);
    if (!kind) throw new DomainError(ErrorCode.NOT_FOUND);
    const onCharged = (charged: Charged) => {
      if (!reply.sent) reply.headers(Object.fromEntries(rateLimitHeaders(charged)));
    };
    const since = sinceIn(request.query);
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const ending = AbortSignal.any([parts.ending, left.signal]);
    const read = exportPageReader({ ...parts, ending }, { request, kind, since, onCharged });
    const rows = exportRows(kind.lists, read);
    // Whatever refuses does so here, before the first byte.
    const first = (await rows.next()).value;
    // An export that waits for points has written everything: its silence is not the reader's.
    reply.raw.setTimeout(STALLED, () => {
      if (reply.raw.writableNeedDrain) reply.raw.destroy();
    });
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(linesOf(first, rows), { objectMode: false }));
  } catch (error) {
    if (!(error instanceof GraphQLError)) return sendFailure(reply, parts.ports, error);
    reply.header('retry-after', secondsToWait(error));
    return sendFailure(reply, parts.ports, error.originalError);
  }
}

/**
 * GET /exports/{campaigns,remarks,transactions,orders}.ndjson?since=: the caller's own rows that changed at that time or
 * later, one in a line as GraphQL answers it, by `updatedAt` and id. An answer that is cut off lacks the end of its HTTP
 * message.
 */
export function registerExports(app: FastifyInstance, schema: GraphQLSchema, parts: ServerParts): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const documentOf = exportDocuments(schema);
  const all: ExportParts = { ...parts, schema, documentOf, ending: closing.signal };
  const path = '/exports/:file';
  app.get(path, {
    onRequest: allowAnyOrigin(app, path, parts),
    config: { loadShedder: 'work' },
    // It would read all rows to throw them away.
    exposeHeadRoute: false,
    handler: holdSlot((request, reply) => sendExport(all, request, reply)),
  });
}
