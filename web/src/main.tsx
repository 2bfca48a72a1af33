import './app/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApollo } from './app/apollo.ts';
import { liveLink } from './app/liveLink.ts';
import { Providers } from './app/Providers.tsx';
import { buildRoutes } from './app/router.tsx';
import { readServerPage } from './app/serverPage.ts';
import { languageOfPage, loadLanguage } from './languages/loadLanguage.ts';
import { speak } from './languages/spoken.ts';
import { drawing } from './lib/drawing.ts';
import { browserHistory } from './routing/history.ts';
import { RouterProvider } from './routing/RouterProvider.tsx';
import { createRouter } from './routing/router.ts';

async function start(root: HTMLElement) {
  const page = readServerPage();
  const language = languageOfPage();
  await loadLanguage(language);
  speak(language);
  const client = createApollo({ uri: '/graphql', live: liveLink });
  const router = createRouter(buildRoutes(client), browserHistory());
  if (page) {
    client.cache.restore(page.cache);
    client.prioritizeCacheValues = true;
    drawing.drawnBy({ ...page, now: new Date(page.now) });
    // It is there already, so nothing may stand in for it.
    await router.ready;
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
