import type { Bounds } from '../../../schema/bounds.ts';
import type { PageInfo } from '../../../schema/connection.ts';
import { outOfBounds } from '../../../schema/errors.ts';
import type { Ctx } from '../context.ts';
import { type Sql, sql } from '../sql.ts';
import { type CursorAsked, encodeCursor, keysOfRow } from './cursor.ts';
import { listOf, type PageWindow, pageSource } from './list-sql.ts';
import { readScalar } from './read-batch.ts';
import type { ListReading } from './reading.ts';
import { asksFor, below, type Field, merge } from './selection.ts';
import { keyOf, totalsOf } from './totals.ts';
import { planOf, project } from './view.ts';

/** Which page of a list is asked for: the arguments of the list. */
export interface PageAsked {
  /** Name of the list; its cursors fit no other. */
  readonly list?: string;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly offset?: number | null | undefined;
}

const USUAL_SIZE = 12;
const MOST_ROWS = 100;
const MOST_SKIPPED = 10_000;

function assertArgument(isGood: boolean, name: keyof PageAsked, bounds: Bounds): void {
  if (!isGood) throw outOfBounds(name, bounds);
}

function within(value: number | null | undefined, least: number, most: number, name: keyof PageAsked): void {
  const isGood = value == null || (Number.isInteger(value) && value >= least && value <= most);
  assertArgument(isGood, name, { min: least, max: most });
}

function cursorOf({ list = '', after, before }: PageAsked): CursorAsked | null {
  if (after != null) return { list, side: 'after', cursor: after };
  return before == null ? null : { list, side: 'before', cursor: before };
}

/** The page that is asked for. Throws BAD_INPUT at the argument that is out of bounds or does not go with another. */
function windowOf(page: PageAsked = {}): PageWindow {
  const { list = '', first, after, last, before, offset } = page;
  within(first, 1, MOST_ROWS, 'first');
  within(last, 1, MOST_ROWS, 'last');
  within(offset, 0, MOST_SKIPPED, 'offset');
  const cursor = cursorOf(page);
  assertArgument(first == null || last == null, 'last', { format: 'absent beside `first`' });
  assertArgument(after == null || before == null, 'before', { format: 'absent beside `after`' });
  assertArgument(offset == null || cursor === null, 'offset', { format: 'absent beside a cursor' });
  const size = last ?? first ?? USUAL_SIZE;
  return { list, size, offset: offset ?? 0, isBackward: last != null, cursor };
}

/** What comes before and after a page, when `hasMore` says whether a further row was read. */
function neighboursOf({ isBackward, offset, cursor }: PageWindow, hasMore: boolean) {
  const isAfter = cursor?.side === 'after' || (!isBackward && offset > 0);
  const isBefore = cursor?.side === 'before' || (isBackward && offset > 0);
  return {
    hasPreviousPage: isAfter || (isBackward && hasMore),
    hasNextPage: isBefore || (!isBackward && hasMore),
  };
}

/** One page of a list: rows in order, and how many there are in all (0 when not asked for). */
export interface Connection<T> {
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** Further members of a page beside its rows and their number, as SQL; read only when they are asked for. */
export type Extras<E> = { readonly [Name in keyof E]: () => Sql };

/** What is asked of a page. */
function wishesOf(fields: readonly Field[]) {
  const [edges, pageInfo] = [below(fields, 'edges'), below(fields, 'pageInfo')];
  const isRead = ['nodes', 'edges', 'pageInfo'].some((name) => asksFor(fields, name));
  return {
    isRead,
    nodeFields: merge(below(fields, 'nodes'), below(edges, 'node')),
    wantsKeys: asksFor(edges, 'cursor') || asksFor(pageInfo, 'startCursor') || asksFor(pageInfo, 'endCursor'),
    wantsMore: asksFor(pageInfo, 'hasNextPage') || asksFor(pageInfo, 'hasPreviousPage'),
    wantsTotal: asksFor(fields, 'totalCount'),
  };
}

function furtherMembers<E extends object>(fields: readonly Field[], extras: Extras<E> | undefined): Sql[] {
  const further = Object.entries<() => Sql>(extras ?? {}).flatMap(([name, write]) =>
    asksFor(fields, name) ? [sql`${sql.lit(name)}, ${write()}`] : [],
  );
  return further.length > 0 ? [sql`'more', json_build_object(${sql.join(further)})`] : [];
}

/** A page as the database answers it. */
interface PageRead<T, E> {
  readonly page?: { readonly nodes: T[]; readonly keys?: string[][] };
  readonly total?: number;
  readonly more?: E;
}

/** Reads one page in one SQL statement, planned from the fields that were asked for. Throws BAD_INPUT. */
export async function readPage<T extends object, E extends object = object>(
  ctx: Ctx,
  reading: ListReading<T>,
  fields: readonly Field[],
  page?: PageAsked,
  extras?: Extras<E>,
): Promise<Connection<T> & E> {
  const plan = planOf(ctx);
  const window = windowOf(page);
  const { isRead, nodeFields, wantsKeys, wantsMore, wantsTotal } = wishesOf(fields);
  const limit = window.size + (wantsMore ? 1 : 0);
  const source = pageSource({ reading, window, limit, withKeys: wantsKeys }, plan);
  const longKey = reading.reach === 'long' && wantsTotal ? keyOf(source.total) : null;
  const recalled = longKey === null ? undefined : totalsOf(ctx).recall(longKey, plan.now);
  const members: Sql[] = [];
  if (isRead) {
    const keys = wantsKeys ? sql`, 'keys', ${listOf(keysOfRow(source.keys, 'r'))}` : sql``;
    members.push(sql`'page', (select json_build_object('nodes',
      ${listOf(project(reading.view, 'r', nodeFields, plan))}${keys}) from ${source.rows})`);
  }
  if (wantsTotal)
    members.push(sql`'total', ${recalled === undefined ? source.total : sql`${recalled}::int`}`);
  members.push(...furtherMembers(fields, extras));
  const query = sql`${source.before} select json_build_object(${sql.join(members)})`;
  const asking = reading.isPlannedAnew ? 'anew' : 'prepared';
  const { page: read, total = 0, more } = await readScalar<PageRead<T, E>>(ctx.em, query, asking);
  if (longKey !== null && recalled === undefined) totalsOf(ctx).note(longKey, total, plan.now);
  const inOrder = <Row>(rows: readonly Row[] = []): Row[] => {
    const own = rows.slice(0, window.size);
    return window.isBackward ? own.reverse() : own;
  };
  const nodes = inOrder(read?.nodes);
  const cursors = inOrder(read?.keys).map((keys) => encodeCursor(window.list, source.keys, keys));
  const hasMore = (read?.nodes.length ?? 0) > window.size;
  return {
    ...(more as E),
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    pageInfo: {
      ...neighboursOf(window, hasMore),
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount: total,
  };
}
