import { use, useCallback, useMemo } from 'react';
import { ErrorContext, LoadingContext, usePlace, useRouter } from './context.ts';
import type { NavigateOptions } from './paths.ts';

/** Where the reader is. */
export const useLocation = () => usePlace().location;

/** What the pattern of the page found in the address, decoded. */
export const useParams = () => usePlace().params;

/** Goes to an address, or so many steps through the history. Fulfilled when the page is there. */
export const useNavigate = () => useRouter().navigate;

/** Whether the next page is being fetched. */
export const useNavigation = () => ({ state: use(LoadingContext) ? 'loading' : 'idle' });

/** Why the page cannot be shown: for what stands in for it. */
export const useRouteError = () => use(ErrorContext);

type Init = URLSearchParams | Record<string, string>;

/** What stands behind the question mark, and how to change it: with new parameters, or with what makes them of the old. */
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
