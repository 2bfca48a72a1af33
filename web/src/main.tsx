import './app/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApollo } from './app/apollo.ts';
import { liveLink } from './app/liveLink.ts';
import { Providers } from './app/Providers.tsx';
import { buildRoutes } from './app/router.tsx';

const client = createApollo({ uri: '/graphql', live: liveLink });
const router = createBrowserRouter(buildRoutes(client));
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
