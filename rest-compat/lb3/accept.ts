/** Formats of errors. */
export type ErrorForm = 'json' | 'html' | 'xml';

function typesOf(accept: string | undefined): string[] {
  const ranges = (accept ?? '').split(',').map((range) => {
    const [type = '', ...params] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = Number(params.find((param) => param.startsWith('q='))?.slice(2) ?? 1);
    return { type, quality };
  });
  return ranges
    .filter(({ type, quality }) => type !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

/** Whether the client accepts JSON; others are refused with 406. */
export function acceptsJson(accept: string | undefined): boolean {
  const types = typesOf(accept);
  const isJson = (type: string): boolean =>
    ['*/*', 'application/*', 'application/json', 'text/json', 'application/vnd.api+json'].includes(type) ||
    type === 'application/javascript';
  return !accept?.trim() || types.some(isJson);
}

/** Format of errors for this client. */
export function errorForm(accept: string | undefined): ErrorForm {
  for (const type of typesOf(accept)) {
    if (type === 'text/html') return 'html';
    if (type === 'application/xml' || type === 'text/xml') return 'xml';
    if (type.includes('json') || type.includes('*')) return 'json';
  }
  return 'json';
}
