import { type History, newKey } from './history.ts';
import { type Match, matchRoutes, type RouteObject } from './matching.ts';
import { type Location, type NavigateOptions, resolvePath, type To } from './paths.ts';
import type { createTrail, Trail } from './trail.ts';

export type RouterState = {
  /** Where the reader is. While a page is fetched, that is still the one before. */
  location: Location;
  match: Match | null;
  /** Why the page could not be fetched. */
  error: { cause: unknown } | null;
  /** Whether the parts of the first page have arrived. */
  ready: boolean;
  loading: boolean;
  /** How the reader got here. */
  came: 'start' | 'back' | 'link' | 'stay';
};

export type Router = ReturnType<typeof createRouter>;

/** Goes from page to page: fetches the next one first, asks its guard, and then shows it. The last wish wins. */
export function createRouter(routes: RouteObject[], history: History) {
  const start = history.location();
  const match = matchRoutes(routes, start.pathname);
  const listeners = new Set<(state: RouterState) => void>();
  let state: RouterState = {
    location: start,
    match,
    error: null,
    ready: isLoaded(match),
    loading: false,
    came: 'start',
  };
  let wish = {};
  let trail: Trail | undefined;
  const laid = (make: typeof createTrail) => {
    trail ??= make(history, () => state.location);
    return trail;
  };
  // Left from a visit before the page was loaded anew.
  if (history.depth() > 0) import('./trail.ts').then(({ createTrail }) => laid(createTrail), none);
  const update = (part: Partial<RouterState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener(state);
  };

  async function show(location: Location, came: RouterState['came'], enter: () => void): Promise<void> {
    const mine = {};
    wish = mine;
    const next = matchRoutes(routes, location.pathname);
    const isNew = !state.ready || location.pathname !== state.location.pathname || !!state.error;
    if (isNew) update({ loading: true });
    const found = isNew ? await prepare(next) : null;
    if (wish !== mine) return;
    if (found?.goTo !== undefined) return navigate(found.goTo, { replace: came !== 'link' });
    enter();
    update({ location, match: next, error: found, ready: true, loading: false, came });
  }

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = resolvePath(to, state.location);
    const isSamePage = path.pathname === state.location.pathname;
    const isSame = options.onTop || (options.replace && isSamePage);
    const key = isSame ? state.location.key : newKey();
    const location = { ...path, state: options.state ?? null, key };
    await show(location, options.preventScrollReset ? 'stay' : 'link', () => {
      if (trail) trail.enter(location, options);
      else if (options.replace) history.replace(location, 0);
      else history.push(location, options.onTop ? 1 : 0);
    });
    // What lies on top of a list stays while its filters change, and is there for a 'back' that comes at once.
    if (isSamePage && !options.replace && !options.onTop) trail?.settle();
  }

  return {
    get state() {
      return state;
    },
    navigate,
    /** Fetches the program of a page ahead, so that it opens without a connection too. */
    async preload(pathname: string): Promise<void> {
      await Promise.all((matchRoutes(routes, pathname)?.routes ?? []).map(load)).catch(none);
    },
    /** Fetches the first page; `ready` tells when. */
    ready: isLoaded(match) ? Promise.resolve() : show(start, 'start', none),
    /** Follows the history until it is told to stop. */
    listen: () => {
      const follow = (location: Location) => void show(location, 'back', none);
      return history.listen(() => (trail ? trail.popped(follow) : follow(history.location())));
    },
    /** The entries of the history, with the first thing that lies on top of a page. */
    trail: laid,
    subscribe(listener: (state: RouterState) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const none = () => undefined;

const isLoaded = (match: Match | null) =>
  !match?.routes.some(({ lazy, Component, guard }) => guard || (lazy && !Component));

/** Fetches what a page is made of and asks its guards. Null when it may be shown. */
async function prepare(match: Match | null) {
  try {
    const routes = match?.routes ?? [];
    const loading = Promise.all(routes.map(load));
    loading.catch(none);
    for (const { guard } of routes) {
      const goTo = await guard?.();
      if (goTo) return { goTo, cause: null };
    }
    await loading;
    return null;
  } catch (cause) {
    return { goTo: undefined, cause };
  }
}

async function load(route: RouteObject) {
  if (!route.Component && route.lazy) route.Component = (await route.lazy()).Component;
}
