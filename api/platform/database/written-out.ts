import pg from 'pg';

/** Texts, names and comments of SQL, inside of which a dollar sign is only itself, and the places of values. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\/\*[\s\S]*?\*\/|--[^\n]*|\$(\d+)/g;

/** A value as pg would send it, as a literal whose type the database finds out the same way. Null when it has none. */
function literal(value: unknown): string | null {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return value.includes('\u0000') ? null : pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return `'${String(value)}'`;
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)))
    return `'{${value.join(',')}}'`;
  return null;
}

/** A statement with something else at the places of its values. */
export function withPlaces(text: string, write: (place: number) => string): string {
  return text.replace(PARTS, (part, place?: string) => (place === undefined ? part : write(Number(place))));
}

/** A statement with its values written into it. Null when one of them cannot be. */
export function writtenOut(text: string, values: readonly unknown[]): string | null {
  let isWhole = true;
  const written = withPlaces(text, (place) => {
    const value = place <= values.length ? literal(values[place - 1]) : null;
    isWhole &&= value !== null;
    return value ?? '';
  });
  return isWhole ? written : null;
}
