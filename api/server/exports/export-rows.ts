import type { ExportList } from './export-documents.ts';

/** What every exported row has. */
export interface ExportRow {
  readonly id: string;
  readonly updatedAt: string;
}

/** A page of a list, as /graphql answers it. */
export interface ExportPage {
  readonly nodes: readonly ExportRow[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Reads the page of a list after a cursor. */
export type ReadExportPage = (list: ExportList, after: string | null) => Promise<ExportPage>;

async function* rowsOf(list: ExportList, read: ReadExportPage): AsyncGenerator<ExportRow, undefined> {
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: ExportPage = await read(list, after);
    yield* nodes;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return undefined;
}

/** Negative when a row comes before another. Times are written with one offset, so that texts compare as times do. */
function compare(a: ExportRow, b: ExportRow): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? -1 : 1;
  return a.id.length - b.id.length || (a.id < b.id ? -1 : 1);
}

/** The rows of all lists by `updatedAt` and id. At most one page of each list is in memory. */
export async function* exportRows(
  lists: readonly ExportList[],
  read: ReadExportPage,
): AsyncGenerator<ExportRow, undefined> {
  const all = lists.map((list) => rowsOf(list, read));
  let heads = await Promise.all(all.map(async (rows) => ({ rows, row: (await rows.next()).value })));
  for (;;) {
    const [next] = heads
      .flatMap(({ rows, row }) => (row ? [{ rows, row }] : []))
      .toSorted((a, b) => compare(a.row, b.row));
    if (!next) return undefined;
    yield next.row;
    const { value } = await next.rows.next();
    heads = heads.map((head) => (head.rows === next.rows ? { rows: head.rows, row: value } : head));
  }
}
