/** Stands for pages that are not shown. */
export const GAP = 0;

/** Pages at both ends that are always shown. */
const ENDS = 2;

/**
 * Numbers of the pages that a row of buttons shows: two at both ends, the current one with its neighbours, and `GAP` for
 * two or more between them. There are always as many.
 */
export function shownPages(page: number, count: number): number[] {
  if (count <= 2 * ENDS + 3) return span(1, count);
  const first = Math.max(Math.min(page - 1, count - ENDS - 3), ENDS + 2);
  const last = Math.min(Math.max(page + 1, ENDS + 4), count - ENDS - 1);
  return withGaps([...span(1, ENDS), ...span(first, last), ...span(count - ENDS + 1, count)]);
}

/** A single page that is left out takes as much room as a gap: it is shown itself. */
function withGaps(numbers: readonly number[]): number[] {
  return numbers.flatMap((number, place) => {
    const missing = number - (numbers[place - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : GAP, number];
  });
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
