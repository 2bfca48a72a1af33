import type { Bounds } from '../../../schema/bounds.ts';
import { outOfBounds } from '../../../schema/errors.ts';
import type { CursorAsked } from './cursor.ts';

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

/** A page of a list. */
export interface PageWindow {
  readonly list: string;
  readonly size: number;
  readonly offset: number;
  /** Whether the page is counted from the end of the list. */
  readonly isBackward: boolean;
  readonly cursor: CursorAsked | null;
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
export function windowOf(page: PageAsked = {}): PageWindow {
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
export function neighboursOf({ isBackward, offset, cursor }: PageWindow, hasMore: boolean) {
  const isAfter = cursor?.side === 'after' || (!isBackward && offset > 0);
  const isBefore = cursor?.side === 'before' || (isBackward && offset > 0);
  return {
    hasPreviousPage: isAfter || (isBackward && hasMore),
    hasNextPage: isBefore || (!isBackward && hasMore),
  };
}
