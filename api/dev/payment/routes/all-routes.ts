import type { ProviderRoute } from '../provider-route.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { CARD_ROUTES } from './card-routes.ts';
import { HELPER_ROUTES } from './helper-routes.ts';
import { INTENT_ROUTES } from './intent-routes.ts';
import { MONEY_ROUTES } from './money-routes.ts';

/** Everything the provider answers to the SDK. */
export const ALL_ROUTES: readonly ProviderRoute[] = [
  ...CARD_ROUTES,
  ...INTENT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...MONEY_ROUTES,
  ...HELPER_ROUTES,
];
