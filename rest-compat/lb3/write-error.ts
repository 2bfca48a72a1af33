import type { ErrorForm } from './http-headers.ts';
import { errorBody, type LegacyError } from './legacy-error.ts';

const entities: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: unknown): string => String(text).replace(/[<>&"']/g, (sign) => entities[sign] ?? sign);

function xmlOf(name: string, value: unknown): string {
  const tag = name.replace(/[^\w-]/g, '_');
  if (Array.isArray(value)) return value.map((item) => xmlOf(name, item)).join('');
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, member]) => xmlOf(key, member))
          .join('')
      : escaped(value);
  return `<${tag}>${inner}</${tag}>`;
}

function htmlOf(error: Record<string, unknown>): string {
  const title = `${escaped(error.name ?? 'Error')}`;
  const text = `<h2><em>${escaped(error.statusCode)}</em> ${escaped(error.message)}</h2>`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${text}</body></html>`;
}

/** An error as text with its content type. */
export function writeError(error: LegacyError, form: ErrorForm): { type: string; text: string } {
  const body = errorBody(error);
  if (form === 'html') return { type: 'text/html; charset=utf-8', text: htmlOf(body.error) };
  if (form === 'xml')
    return { type: 'text/xml; charset=utf-8', text: `<?xml version='1.0'?>\n${xmlOf('error', body.error)}` };
  return { type: 'application/json; charset=utf-8', text: JSON.stringify(body) };
}
