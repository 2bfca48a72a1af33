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

/** The address that is shown. */
export const useLocation = () => usePlace().location;

/** Parameters from the path of the page, decoded. */
export const useParams = () => usePlace().params;

/** Goes to an address, or so many steps through the history. Fulfilled when the page is shown. */
export const useNavigate = () => useRouter().navigate;

/** Whether the next page is being fetched. */
export const useNavigation = () => ({ state: use(LoadingContext) ? 'loading' : 'idle' });

/** Why the page cannot be shown; for error boundaries of routes. */
export const useRouteError = () => use(ErrorContext);

type Init = URLSearchParams | Record<string, string>;

/** The search parameters, and a function that sets them: to new ones, or to what it makes of the old. */
export function useSearchParams() {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Init | ((old: URLSearchParams) => Init), options?: NavigateOptions) => {
      const init =
        typeof next === 'function' ? next(new URLSearchParams(router.state.location.search)) : next;
      return router.navigate({ search: `${new URLSearchParams(init)}` }, options);
    },
    [router],
  );
  return [params, set] as const;
}
