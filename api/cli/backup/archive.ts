import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Sealed } from './sealed.ts';

/** Version of the form of archives. */
export const FORM = 1;

/**
 * A line of an archive, in this order: `begin`, the rows of all tables, sequences, files, `end`. Rows are the text that
 * PostgreSQL makes of them, so that nothing is lost.
 */
export type Line =
  | {
      readonly kind: 'begin';
      readonly form: number;
      readonly madeAt: string;
      readonly migrations: readonly string[];
    }
  | {
      readonly kind: 'rows';
      readonly table: string;
      readonly columns: readonly string[];
      readonly rows: readonly string[];
    }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: string }
  | { readonly kind: 'secrets'; readonly sealed: Sealed }
  | { readonly kind: 'file'; readonly path: string; readonly content: string }
  | { readonly kind: 'end'; readonly lines: number };

/** Writes an archive. The file has its name only when it is whole. */
export async function writeArchive(path: string, lines: AsyncIterable<Line>): Promise<number> {
  const part = `${path}.part`;
  const gzip = createGzip();
  const file = gzip.pipe(createWriteStream(part, { mode: 0o600 }));
  let count = 0;
  const write = async (line: Line) => {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await once(gzip, 'drain');
    count += 1;
  };
  for await (const line of lines) await write(line);
  await write({ kind: 'end', lines: count });
  gzip.end();
  await finished(file);
  await rename(part, path);
  return count;
}

/** Reads an archive line by line. Throws for one that is not whole. */
export async function* readArchive(path: string): AsyncGenerator<Exclude<Line, { kind: 'end' }>> {
  const input = createReadStream(path).pipe(createGunzip());
  let count = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = JSON.parse(text) as Line;
    if (line.kind === 'end') {
      if (line.lines !== count) throw new Error(`${path} has ${count} of ${line.lines} lines.`);
      return;
    }
    count += 1;
    yield line;
  }
  throw new Error(`${path} is not whole.`);
}
