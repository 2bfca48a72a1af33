import type { ProviderRoute } from '../provider-route.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { CARD_ROUTES } from './card-routes.ts';
import { CHARGE_ROUTES } from './charge-routes.ts';
import { EVENT_ROUTES } from './event-routes.ts';
import { HELPER_ROUTES } from './helper-routes.ts';
import { INTENT_ROUTES } from './intent-routes.ts';
import { TRANSFER_ROUTES } from './transfer-routes.ts';

/** Everything the provider answers to the SDK. */
export const ALL_ROUTES: readonly ProviderRoute[] = [
  ...CARD_ROUTES,
  ...INTENT_ROUTES,
  ...CHARGE_ROUTES,
  ...ACCOUNT_ROUTES,
  ...TRANSFER_ROUTES,
  ...EVENT_ROUTES,
  ...HELPER_ROUTES,
];

/** The part that a browser may call with the publishable key. */
export const PUBLIC_ROUTES: readonly ProviderRoute[] = ALL_ROUTES.filter(
  (route) => route.access === 'publishable',
);
