import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline as compose } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
      readonly rows: readonly string[];
    }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: string }
  | { readonly kind: 'secrets'; readonly sealed: Sealed }
  | { readonly kind: 'file'; readonly path: string; readonly content: string }
  | { readonly kind: 'end'; readonly lines: number };

/** Writes an archive, and returns the number of its lines. The file has its name only when it is whole. */
export async function writeArchive(path: string, lines: AsyncIterable<Line>): Promise<number> {
  const part = `${path}.part`;
  let count = 0;
  async function* texts() {
    for await (const line of lines) {
      count += 1;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ kind: 'end', lines: count } satisfies Line)}\n`;
  }
  try {
    await pipeline(texts, createGzip(), createWriteStream(part, { mode: 0o600 }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return count;
}

async function* textsOf(path: string): AsyncGenerator<string> {
  // The callback is there for the types: a failure of either stream ends the loop below.
  const plain = compose(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  for await (const chunk of plain) {
    const texts = (rest + chunk).split('\n');
    rest = texts.pop() ?? '';
    yield* texts;
  }
}

/** Reads an archive line by line. Throws for one that is not whole. */
export async function* readArchive(path: string): AsyncGenerator<Exclude<Line, { kind: 'end' }>> {
  let count = 0;
  for await (const text of textsOf(path)) {
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
