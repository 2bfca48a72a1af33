import { ApolloLink, Observable } from '@apollo/client';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { HttpResponse } from 'msw';
import type { GraphQLResponseBody } from 'msw/graphql';
import type { ErrorCode } from '../../../web/src/__generated__/enums.ts';
import type { MeQuery } from '../../../web/src/__generated__/graphql.ts';
import { createApollo } from '../../../web/src/app/apollo.ts';
import { Providers } from '../../../web/src/app/Providers.tsx';
import { buildRoutes } from '../../../web/src/app/router.tsx';
import { memoryHistory } from '../../../web/src/routing/history.ts';
import { RouterProvider } from '../../../web/src/routing/RouterProvider.tsx';
import { createRouter } from '../../../web/src/routing/router.ts';
import {
  emptyHome,
  firstSteps,
  homeNewest,
  noMoney,
  noOwnApps,
  nothingWaits,
  noWebhooks,
  openCampaign,
  siteLinks,
  siteText,
  taskCount,
} from './answers.ts';
import { api, server } from './server.ts';

export type Me = NonNullable<MeQuery['me']>;

/** A signed-in person; name what matters to the test. */
export function someMe(own: Partial<Me> = {}): Me {
  return {
    __typename: 'Account',
    id: 'usr_1',
    email: 'mei@example.test',
    emailVerified: true,
    isStaff: false,
    language: null,
    hasDraft: false,
    unreadNotifications: 0,
    unreadMessages: 0,
    seenByStaffUntil: null,
    profile: {
      __typename: 'Profile',
      id: 'usr_1',
      first: 'Mei',
      last: 'Tan',
      fullName: 'Mei Tan',
      username: 'meieats',
      avatar: null,
    },
    ...own,
  } as Me;
}

type Options = {
  /** msw handlers of the operations the page sends: `api.query('Campaigns', …)`. */
  handlers?: RequestHandler[];
  /** Who is signed in; null (the default) for a visitor. */
  me?: Me | null;
};

/** Draws the whole product at a path, with a user to act and a way to send subscription events. */
export function renderPage(path: string, { handlers = [], me = null }: Options = {}) {
  server.use(
    ...handlers,
    api.query('Me', () => HttpResponse.json({ data: { me } })),
    emptyHome(),
    homeNewest(),
    siteLinks(),
    siteText(),
    noOwnApps(),
    noWebhooks(),
    firstSteps(),
    nothingWaits(),
    openCampaign(),
    noMoney(),
    taskCount(),
  );
  const live = new LiveStub();
  const client = createApollo({ uri: 'http://localhost/graphql', live: live.link });
  const router = createRouter(buildRoutes(client), memoryHistory(path));
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), router, client, publish: live.publish };
}

/** The answer of a refused operation, as the server gives it; `others` are wrong as well. */
export function refusal(
  code: ErrorCode,
  message: string,
  field: string | null = null,
  others: Readonly<Record<string, string>> = {},
) {
  const wrong = Object.entries({ ...(field && { [field]: message }), ...others });
  const faults = wrong.map(([path, text]) => ({ code, path: [path], message: text }));
  const body: GraphQLResponseBody<Record<string, never>> = {
    data: null,
    errors: [{ message, extensions: { code, field, faults } }],
  };
  return HttpResponse.json<typeof body>(body);
}

class LiveStub {
  private readonly open = new Map<string, Set<(data: Record<string, unknown>) => void>>();
  /** What happened before the page listened: it begins a moment after it was drawn. */
  private readonly early = new Map<string, Record<string, unknown>[]>();

  readonly link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? '';
        const listeners = this.open.get(name) ?? new Set();
        this.open.set(name, listeners);
        const send = (data: Record<string, unknown>) => observer.next({ data });
        listeners.add(send);
        for (const data of this.early.get(name) ?? []) send(data);
        this.early.delete(name);
        return () => listeners.delete(send);
      }),
  );

  /** Sends an event to every running subscription of that operation name. */
  readonly publish = (operationName: string, data: Record<string, unknown>) => {
    const listeners = this.open.get(operationName);
    if (!listeners) this.early.set(operationName, [...(this.early.get(operationName) ?? []), data]);
    for (const send of listeners ?? []) send(data);
  };
}
