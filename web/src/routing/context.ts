import { createContext, type ReactNode, use } from 'react';
import type { Params } from './matching.ts';
import type { Location } from './paths.ts';
import type { Router, RouterState } from './router.ts';

/** What is shown at the moment. */
export type Place = { location: Location; params: Params; came: RouterState['came'] };

export const RouterContext = createContext<Router | null>(null);
export const PlaceContext = createContext<Place | null>(null);
export const LoadingContext = createContext(false);
export const OutletContext = createContext<ReactNode>(null);
export const ErrorContext = createContext<unknown>(null);

function there<T>(value: T | null): T {
  if (value === null) throw new Error('Links and addresses work inside of <RouterProvider> only');
  return value;
}

export const useRouter = () => there(use(RouterContext));
export const usePlace = () => there(use(PlaceContext));
