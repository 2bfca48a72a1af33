import type { FastifyInstance } from 'fastify';
import type { HttpEdge } from '../api/platform/http-edge.ts';
import { allowStyles } from '../api/platform/page-styles.ts';
import { escapeHtml } from '../api/platform/text.ts';
import type { Operation } from './call.ts';
import { openApiOf } from './open-api.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
li { list-style: none; padding: .6rem 0; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
ul { margin: 0; padding: 0; } code { font-size: .9rem; overflow-wrap: anywhere; }
b { display: inline-block; min-width: 4.2rem; font-size: .8rem; } p { margin: .15rem 0 0; font-size: .9rem; }`;

function itemOf({ method, path, summary, takes, body, replacedBy, access }: Operation): string {
  const words = [
    `${escapeHtml(summary)}.`,
    takes ? `Query: <code>${takes.map(escapeHtml).join('</code>, <code>')}</code>.` : '',
    body ? `Body: <code>${body.map(escapeHtml).join('</code>, <code>')}</code>.` : '',
    access === 'public' ? '' : 'Needs a session.',
    `GraphQL: <code>${escapeHtml(replacedBy)}</code>.`,
  ];
  return `<li><b>${method}</b> <code>/api${escapeHtml(path)}</code><p>${words.filter(Boolean).join(' ')}</p></li>`;
}

function pageOf(operations: readonly Operation[], productName: string): string {
  const groups = Map.groupBy(operations, ({ model }) => model ?? 'Custom calls');
  const parts = [...groups].map(
    ([name, members]) =>
      `<section><h2>${escapeHtml(name)}</h2><ul>${members.map(itemOf).join('')}</ul></section>`,
  );
  const title = `${escapeHtml(productName)}: legacy REST paths`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>For clients that are still there; new ones use GraphQL. The same as an
<a href="/api/explorer/openapi.json">OpenAPI document</a>.</p>${parts.join('')}</main></body></html>`;
}

/** Lists the paths for maintainers of legacy clients, as a page and as an OpenAPI document. */
export function registerExplorer(
  app: FastifyInstance,
  edge: HttpEdge,
  operations: readonly Operation[],
): void {
  const document = openApiOf(operations, edge.productName);
  const page = pageOf(operations, edge.productName);
  app.get('/api/explorer', (_request, reply) => {
    allowStyles(reply, page);
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/explorer/openapi.json', (_request, reply) => reply.send(document));
}
