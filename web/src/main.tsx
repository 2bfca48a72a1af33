import { StrictMode, startTransition } from 'react';
import { createApollo } from './app/apollo.ts';
import { Providers } from './app/Providers.tsx';
import { createRoot, hydrateRoot } from './app/reactDom.ts';
import { renewPictures } from './app/renewPictures.ts';
import { buildRoutes } from './app/router.tsx';
import { readServerPage } from './app/serverPage.ts';
import { languageOfPage, loadLanguage } from './languages/loadLanguage.ts';
import { speak } from './languages/spoken.ts';
import { liveLink } from './lib/connection/liveLink.ts';
import { loadChunk } from './lib/connection/loadChunk.ts';
import { drawing } from './lib/format/drawing.ts';
import { browserHistory } from './routing/history.ts';
import { RouterProvider } from './routing/RouterProvider.tsx';
import { createRouter } from './routing/router.ts';

/** Lets the browser paint and handle input between two steps of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(root: HTMLElement) {
  await nextTask();
  const page = readServerPage();
  const language = languageOfPage();
  await loadChunk(() => loadLanguage(language));
  speak(language);
  await nextTask();
  // The first number that a browser writes takes it some 15 ms, which would be added to the first step of hydration.
  new Intl.NumberFormat(language).format(0);
  await nextTask();
  const client = createApollo({ uri: '/graphql', live: liveLink });
  renewPictures(client);
  const router = createRouter(buildRoutes(client), browserHistory());
  const app = (
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (!page) {
    createRoot(root).render(app);
    return;
  }
  client.cache.restore(page.cache);
  client.prioritizeCacheValues = true;
  drawing.drawnBy({ ...page, now: new Date(page.now) });
  // The page is drawn already, so nothing may stand in for it while its code is fetched.
  await router.ready;
  await nextTask();
  // A transition is hydrated in small steps, and the page stays responsive.
  startTransition(() => void hydrateRoot(root, app));
}

const root = document.getElementById('root');
if (root) void start(root);
