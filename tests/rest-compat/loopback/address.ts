/** Levels of brackets that LoopBack reads below the parameter's name. */
const MOST_LEVELS = 5;

/** Numbers from here on are moments, which brackets know as texts only. */
const AS_MILLISECONDS = 1e11;

/** Whether brackets can say it: they know texts only, and nothing that is empty. */
function isSayable(value: unknown, level = 0): boolean {
  if (typeof value === 'number') return value < AS_MILLISECONDS;
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || level === MOST_LEVELS) return false;
  const inner = Object.values(value);
  return inner.length > 0 && inner.every((each) => isSayable(each, level + 1));
}

function brackets(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${encodeURIComponent(String(value))}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    brackets(`${name}[${encodeURIComponent(key)}]`, inner),
  );
}

/** A parameter in brackets, or as JSON where brackets cannot say it. */
export function parameter(name: string, value: unknown, wantsBrackets: boolean): string {
  if (value === undefined) return '';
  const canBracket = typeof value === 'object' && wantsBrackets && isSayable(value);
  return canBracket
    ? brackets(name, value).join('&')
    : `${name}=${encodeURIComponent(JSON.stringify(value))}`;
}
