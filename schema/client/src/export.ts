import { withToken } from './access-tokens.ts';
import { openStream } from './http.ts';
import { KoliError } from './koli-error.ts';
import type { ClientOptions } from './options.ts';
import { isPassing } from './patiently.ts';
import { backoff, pause } from './pause.ts';

/** What can be exported. */
export type ExportKind = 'campaigns' | 'remarks' | 'transactions' | 'orders';

/** What to read of an export. */
export interface ExportOptions {
  /** Only rows that changed at this time or later, for example the `updatedAt` of the last row of the time before. */
  readonly since?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A row of an export; the guide names its fields. */
export interface ExportRow {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

/** The lines of a stream. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new KoliError('NETWORK_FAILURE', 'The export was cut off.', { cause });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* readOnce(client: ClientOptions, kind: ExportKind, options: ExportOptions) {
  const { since, signal } = options;
  const path = `/exports/${kind}.ndjson${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`;
  const stream = await withToken(client, (token) => openStream(client, path, token, signal));
  for await (const line of linesOf(stream)) yield JSON.parse(line) as ExportRow;
}

/** The rows of an export by `updatedAt`. One that is cut off is continued at its last row; no row comes twice. */
export async function* readExport(
  client: ClientOptions,
  kind: ExportKind,
  { since, signal }: ExportOptions = {},
): AsyncGenerator<ExportRow> {
  let from = since;
  let lastMs = Number.NaN;
  /** Rows of the last millisecond that have come: the server compares `since` to the millisecond. */
  let come = new Set<string>();
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const row of readOnce(client, kind, { since: from, signal })) {
        const ms = Date.parse(row.updatedAt);
        if (ms !== lastMs) come = new Set();
        lastMs = ms;
        from = row.updatedAt;
        if (come.has(row.id)) continue;
        come.add(row.id);
        failures = 0;
        yield row;
      }
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof KoliError) || !isPassing(error) || failures >= (client.retries ?? 5))
        throw error;
      await pause(error.waitMs ?? backoff(failures), signal);
    }
  }
}
