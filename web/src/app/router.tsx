import type { ApolloClient } from '@apollo/client';
import { NotFoundPage } from '../components/page/NotFoundPage.tsx';
import { loadChunk } from '../lib/connection/loadChunk.ts';
import { MeDocument } from '../lib/session/useMe.ts';
import type { RouteObject } from '../routing/matching.ts';
import { type PageRow, pages } from './pages.ts';
import { AppShell } from './shell/AppShell.tsx';
import { BareShell } from './shell/BareShell.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { ShellFallback } from './shell/ShellFallback.tsx';

/** What servers know of a page. */
export type PageHandle = Pick<PageRow, 'server' | 'module'>;

/** The routes of the product, for the browser, for tests and for rendering on a server. */
export function buildRoutes(client: ApolloClient): RouteObject[] {
  const toRoutes = (rows: PageRow[]) => rows.map((row) => toRoute(row, client));
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
                ...toRoutes(pages.filter((row) => !row.bare)),
                { path: '*', Component: NotFoundPage, handle: { server: true } satisfies PageHandle },
              ],
            },
          ],
        },
        { Component: BareShell, children: toRoutes(pages.filter((row) => row.bare)) },
      ],
    },
  ];
}

function toRoute({ path, page, signedIn, server, module }: PageRow, client: ApolloClient): RouteObject {
  return {
    path,
    handle: { server, module } satisfies PageHandle,
    lazy: () => loadChunk(page),
    guard: signedIn ? () => requireSignedIn(client) : undefined,
  };
}

/** Sends visitors to the front page. */
async function requireSignedIn(client: ApolloClient) {
  const { data } = await client.query({ query: MeDocument });
  return data?.me ? null : '/';
}
