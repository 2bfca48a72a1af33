import './app/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from './app/apollo.ts';
import { liveLink } from './app/liveLink.ts';
import { Providers } from './app/Providers.tsx';
import { buildRoutes } from './app/router.tsx';
import { readServerPage } from './app/serverPage.ts';
import { languageOfPage, loadLanguage, speak } from './languages/language.ts';
import { drawing } from './lib/drawing.ts';

/** Fetches what the first page is made of: it is there already, so nothing may stand in for it. */
async function loadFirstPage(routes: RouteObject[]) {
  const waiting = (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  await Promise.all(waiting);
}

async function start(root: HTMLElement) {
  const page = readServerPage();
  const language = languageOfPage();
  await loadLanguage(language);
  speak(language);
  const client = createApollo({ uri: '/graphql', live: liveLink });
  const routes = buildRoutes(client);
  if (page) {
    client.cache.restore(page.cache);
    client.prioritizeCacheValues = true;
    drawing.drawnBy({ ...page, now: new Date(page.now) });
    await loadFirstPage(routes);
  }
  const app = (
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>
  );
  if (page) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
