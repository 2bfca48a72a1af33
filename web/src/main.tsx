import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApollo } from './app/apollo.ts';
import { Providers } from './app/Providers.tsx';
import { readAhead } from './app/readAhead.ts';
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

/** Lets the browser paint and take presses before what comes next. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function start(root: HTMLElement) {
  // What is read of the page comes after the program has been run, and not in one go with that.
  await breath();
  const page = readServerPage();
  const language = languageOfPage();
  await loadChunk(() => loadLanguage(language));
  speak(language);
  await breath();
  const client = createApollo({ uri: '/graphql', live: liveLink });
  const router = createRouter(buildRoutes(client), browserHistory());
  if (page) {
    await breath();
    client.cache.restore(page.cache);
    client.prioritizeCacheValues = true;
    drawing.drawnBy({ ...page, now: new Date(page.now) });
    // It is there already, so nothing may stand in for it.
    await router.ready;
    await readAhead(client, page.asked, breath);
    await breath();
  }
  const app = (
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // In small steps: what was drawn stays readable and scrolls meanwhile.
  if (page) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
