import { print } from 'graphql';
import type { Plugin, ViteDevServer } from 'vite';

type Page = { status: number; head: string; body: string; state: string };

async function drawn(server: ViteDevServer, api: string, url: string, cookie: string): Promise<Page | null> {
  const { draw, isDrawn } = await server.ssrLoadModule('/src/server.tsx');
  if (!isDrawn(new URL(url, api).pathname)) return null;
  return draw({
    url,
    language: /koli_language=([\w-]+)/.exec(cookie)?.[1] ?? 'en',
    isMember: cookie.includes('koli_session='),
    now: new Date(),
    publicUrl: `http://${server.config.server.host ?? 'localhost'}:${server.config.server.port}`,
    productName: 'Koli',
    async execute(document: Parameters<typeof print>[0], variables: object) {
      const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true', cookie };
      const body = JSON.stringify({ query: print(document), variables });
      return (await fetch(`${api}/graphql`, { method: 'POST', headers, body })).json();
    },
  });
}

/** Draws public pages while developing, as the real server does it; their queries go to the API over HTTP. */
export function drawInDev(api: string): Plugin {
  return {
    name: 'draw-pages-in-development',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server, originalUrl, path }) {
        if (!server) return html;
        const cookie = cookies.get(originalUrl ?? path) ?? '';
        const page = await drawn(server, api, originalUrl ?? path, cookie).catch((error: unknown) => {
          server.config.logger.error(`A page could not be drawn: ${(error as Error).stack}`);
          return null;
        });
        if (!page) return html;
        const language = /koli_language=([\w-]+)/.exec(cookie)?.[1] ?? 'en';
        return html
          .replace('lang="en"', `lang="${language}"`)
          .replace('<!--head-->', () => page.head)
          .replace(/<!--body-->.*<!--\/body-->/s, () => page.body)
          .replace('<!--state-->', () => `<script type="application/json" id="page">${page.state}</script>`);
      },
    },
    configureServer(server) {
      // The page is put together without its request: what it needs of that is kept for the moment.
      server.middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html'))
          cookies.set(request.url ?? '/', request.headers.cookie ?? '');
        next();
      });
    },
  };
}

const cookies = new Map<string, string>();
