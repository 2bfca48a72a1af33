import type { ApolloClient } from '@apollo/client';
import { NotFoundPage } from '../components/page/NotFoundPage.tsx';
import { loadChunk } from '../lib/connection/loadChunk.ts';
import { MeDocument } from '../lib/session/useMe.ts';
import type { RouteObject } from '../routing/matching.ts';
import { barePages, memberPages, otherPages, type PageTable, serverPages } from './pages.ts';
import { AppShell, BareShell } from './shell/AppShell.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { ShellFallback } from './shell/ShellFallback.tsx';

/** What servers know of a page: whether they draw it, and where its program lies. */
export type PageHandle = { server?: true; module?: string };

/** The routes of the product, for the browser, for tests and for rendering on a server. */
export function buildRoutes(client: ApolloClient): RouteObject[] {
  const guard = () => requireSignedIn(client);
  return [
    {
      HydrateFallback: ShellFallback,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: AppShell,
          children: [
            {
              // Errors of a page leave the header and the footer standing.
              ErrorBoundary: RouteError,
              children: [
                ...toRoutes(serverPages, { server: true }),
                ...toRoutes(memberPages, { guard }),
                ...toRoutes(otherPages),
                { path: '*', Component: NotFoundPage, handle: { server: true } satisfies PageHandle },
              ],
            },
          ],
        },
        { Component: BareShell, children: toRoutes(barePages, { guard }) },
      ],
    },
  ];
}

type PageKind = { server?: true; guard?: RouteObject['guard'] };

const toRoutes = (table: PageTable, { server, guard }: PageKind = {}) =>
  Object.entries(table).map(
    ([path, page]): RouteObject => ({
      path,
      handle: { server, module: page.module } satisfies PageHandle,
      lazy: () => loadChunk(page),
      guard,
    }),
  );

async function requireSignedIn(client: ApolloClient) {
  const { data } = await client.query({ query: MeDocument });
  return data?.me ? null : '/';
}
