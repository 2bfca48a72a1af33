import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import type { Params } from './matching.ts';
import type { Location, NavigateOptions } from './paths.ts';
import type { Router, RouterState } from './router.ts';

/** What is shown at the moment. */
export type Place = { location: Location; params: Params; arrivedBy: RouterState['arrivedBy'] };

export const RouterContext = createContext<Router | null>(null);
export const PlaceContext = createContext<Place | null>(null);
export const LoadingContext = createContext(false);
export const OutletContext = createContext<ReactNode>(null);
export const ErrorContext = createContext<unknown>(null);

function required<T>(value: T | null): T {
  if (value === null) throw new Error('Links and addresses need a <RouterProvider> around them');
  return value;
}

export const useRouter = () => required(use(RouterContext));
export const usePlace = () => required(use(PlaceContext));

export const useLocation = () => usePlace().location;

export const useParams = () => usePlace().params;

/** Goes to an address, or so many steps through the history. Fulfilled when the page is shown. */
export const useNavigate = () => useRouter().navigate;

export const useNavigation = () => ({ state: use(LoadingContext) ? 'loading' : 'idle' });

export const useRouteError = () => use(ErrorContext);

/** The search parameters, and what changes some: an empty value takes one away, and quick changes build on one another. */
export function useSearchParams() {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null | undefined>>, options?: NavigateOptions) => {
      const next = new URLSearchParams(router.state.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return router.navigate({ search: `${next}` }, options);
    },
    [router],
  );
  return [params, change] as const;
}
