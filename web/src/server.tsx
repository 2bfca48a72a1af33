import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { DocumentNode } from 'graphql';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { from } from 'rxjs';
import { Providers } from './app/Providers.tsx';
import { buildRoutes, type PageHandle } from './app/router.tsx';
import { headOf, type Site, stylesOf, toJson } from './app/serverHead.ts';
import type { ServerPage } from './app/serverPage.ts';
import { typePolicies } from './app/typePolicies.ts';
import type { LanguageTag } from './languages/languages.ts';
import { loadLanguage } from './languages/loadLanguage.ts';
import { speak } from './languages/spoken.ts';
import { drawing, HOME_ZONE, isZone } from './lib/format/drawing.ts';
import { emptyAnswer, PageAnswerContext } from './lib/pageAnswer.ts';
import { memoryHistory } from './routing/history.ts';
import { matchRoutes } from './routing/matching.ts';
import { RouterProvider } from './routing/RouterProvider.tsx';
import { createRouter } from './routing/router.ts';

export type Asked = {
  url: string;
  /** Answers a query in the name of whoever asks for the page. */
  execute: (document: DocumentNode, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;
  isMember: boolean;
  now: Date;
  /** Time zone of the reader, where it is known. */
  zone: string | undefined;
  language: LanguageTag;
  publicUrl: string;
  productName: string;
};

export type Drawn = {
  status: number;
  head: string;
  /** Empty where browsers draw it, as one of its queries is to be refused again. */
  body: string;
  state: string;
  modules: string[];
};

export async function plainHead({ language, ...site }: Site & { language: LanguageTag }): Promise<string> {
  await loadLanguage(language);
  speak(language);
  return headOf(emptyAnswer(), site);
}

export function isDrawn(pathname: string): boolean {
  return handleOf(pathname).server === true;
}

/** Names of the scripts of a page in the manifest of the build. */
export function modulesOf(pathname: string): string[] {
  const { module } = handleOf(pathname);
  return module ? [module] : [];
}

const noClient = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const table = buildRoutes(noClient);

const handleOf = (pathname: string) =>
  (matchRoutes(table, pathname)?.routes.at(-1)?.handle ?? {}) as PageHandle;

/** Most drawings of one page: each may find new questions to ask. */
const MOST_DRAWINGS = 6;

/**
 * Draws a page as its first visitor sees it: the same routes, the same queries. Null when it cannot be drawn completely
 * (a query failed, a page leads elsewhere); browsers then draw it themselves, and say what is wrong.
 */
export async function draw(asked: Asked): Promise<Drawn | null> {
  await loadLanguage(asked.language);
  const url = new URL(asked.url, asked.publicUrl);
  let failed = false;
  let missing = false;
  const link = new ApolloLink(({ query, variables }) =>
    from(
      asked.execute(query, variables).then((answer) => {
        for (const { extensions } of answer.errors ?? [])
          if (extensions?.code === 'NOT_FOUND') missing = true;
          else failed = true;
        return answer;
      }),
    ),
  );
  const client = new ApolloClient({ ssrMode: true, cache: new InMemoryCache({ typePolicies }), link });
  const router = createRouter(buildRoutes(client), memoryHistory(url.pathname + url.search));
  await router.ready;
  if (router.state.error || router.state.location.pathname !== url.pathname) return null;
  const zone = asked.zone && isZone(asked.zone) ? asked.zone : HOME_ZONE;
  // To the minute: then the same page is the same for a while.
  const now = new Date(Math.floor(asked.now.getTime() / 60_000) * 60_000);
  let answer = emptyAnswer();
  let styles = '';
  let countries: ServerPage['countries'] = {};
  const { result } = await prerenderStatic({
    maxRerenders: MOST_DRAWINGS,
    tree: (
      <StrictMode>
        <Providers client={client}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>
    ),
    async renderFunction(tree) {
      const drawOnce = () => {
        answer = emptyAnswer();
        const cache = createCache({ key: 'css' });
        cache.compat = true;
        countries = {};
        drawing.drawnBy({ zone, now, origin: asked.publicUrl, countries });
        speak(asked.language);
        const html = renderToString(framed(tree, cache, answer));
        styles = stylesOf(cache);
        return html;
      };
      const html = drawOnce();
      if (!html.includes(UNFINISHED)) return html;
      // Parts of the program are fetched when they are first drawn: this waits for them.
      await prerenderToNodeStream(framed(tree, createCache({ key: 'css' }), emptyAnswer()));
      return drawOnce();
    },
  });
  client.stop();
  if (failed || result.includes(UNFINISHED)) return null;
  const head = headOf(answer, { ...asked, path: url.pathname });
  const modules = modulesOf(url.pathname);
  // What was refused cannot be sent along: browsers ask again, and draw the same.
  if (missing) return answer.status === 404 ? { status: 404, head, body: '', state: '', modules } : null;
  const state: ServerPage = {
    cache: client.extract() as ServerPage['cache'],
    isMember: asked.isMember,
    now: now.toISOString(),
    zone,
    origin: asked.publicUrl,
    countries,
  };
  // Others were drawn meanwhile.
  speak(asked.language);
  return { status: answer.status, head: head + styles, body: result, state: toJson(state), modules };
}

/** What React writes where it could not draw at once. */
const UNFINISHED = '<!--$!-->';

const framed = (
  tree: ReactNode,
  cache: ReturnType<typeof createCache>,
  answer: ReturnType<typeof emptyAnswer>,
) => (
  <CacheProvider value={cache}>
    <PageAnswerContext value={answer}>{tree}</PageAnswerContext>
  </CacheProvider>
);
