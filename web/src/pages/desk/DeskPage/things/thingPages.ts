import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';

type ThingPage = ComponentType<{ id: string }>;

/** Pages of the desk about things, whether or not they wait: by what addresses call them. */
export const thingPages: Readonly<Record<string, ThingPage>> = {
  people: lazy(() => loadChunk(() => import('./PersonPage.tsx'))),
  jobs: lazy(() => loadChunk(() => import('./JobPage.tsx'))),
  payments: lazy(() => loadChunk(() => import('./PaymentPage.tsx'))),
  orders: lazy(() => loadChunk(() => import('./OrderPage.tsx'))),
};
