/** What a value has to be; `extensions.params` of BAD_INPUT carries it. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** Length of a text. */
  readonly minCharacters?: number;
  readonly maxCharacters?: number;
  /** Length of a list. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly oneOf?: readonly string[];
  /** What it is, as `a noun`. */
  readonly format?: string;
}

const number = (value: number): string => value.toLocaleString('en-US');

function range(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return `${number(min)} to ${number(max)}`;
  if (max !== undefined) return `at most ${number(max)}`;
  return min === undefined ? null : `at least ${number(min)}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** "must be 1 to 100", "must have at most 20 items": what a value has to be; null without bounds. */
export function boundsText(bounds: Bounds): string | null {
  const { min, max, minCharacters, maxCharacters, minItems, maxItems, oneOf, format } = bounds;
  const items = range(minItems, maxItems);
  if (items) return `must have ${items} items`;
  const characters = range(minCharacters, maxCharacters);
  const parts = [
    format,
    oneOf && listed(oneOf),
    characters && `${characters} characters`,
    range(min, max),
  ].filter(Boolean);
  return parts.length > 0 ? `must be ${parts.join(', ')}` : null;
}
