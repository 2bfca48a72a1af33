import { type History, newKey } from './history.ts';
import { type Match, matchRoutes, type RouteObject } from './matching.ts';
import type { createOverlayHistory, OverlayHistory } from './overlayHistory.ts';
import { type Location, type NavigateOptions, resolvePath, type To } from './paths.ts';

export type RouterState = {
  /** The address that is shown. While the next page is fetched, still the one before. */
  location: Location;
  match: Match | null;
  error: { cause: unknown } | null;
  ready: boolean;
  loading: boolean;
  /** How the user got here: first page, browser history, link, or a change that keeps the scroll position. */
  arrivedBy: 'start' | 'back' | 'link' | 'stay';
};

export type Router = ReturnType<typeof createRouter>;

/** Fetches the next page and asks its guard before it leaves the old one. The last navigation wins. */
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
    arrivedBy: 'start',
  };
  let latest = {};
  let overlays: OverlayHistory | undefined;
  const overlaysOf = (create: typeof createOverlayHistory) => {
    overlays ??= create(history, () => state.location);
    return overlays;
  };
  // The tab was reloaded with an overlay open.
  if (history.depth() > 0) {
    import('./overlayHistory.ts').then((module) => overlaysOf(module.createOverlayHistory), ignore);
  }
  const update = (part: Partial<RouterState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener(state);
  };

  async function show(
    location: Location,
    arrivedBy: RouterState['arrivedBy'],
    enter: () => void,
  ): Promise<void> {
    const mine = {};
    latest = mine;
    const next = matchRoutes(routes, location.pathname);
    const isNew = !state.ready || location.pathname !== state.location.pathname || !!state.error;
    if (isNew) update({ loading: true });
    const failed = isNew ? await prepare(next) : null;
    if (latest !== mine) return;
    if (failed?.redirect !== undefined) return navigate(failed.redirect, { replace: arrivedBy !== 'link' });
    enter();
    update({ location, match: next, error: failed, ready: true, loading: false, arrivedBy });
  }

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const path = resolvePath(to, state.location);
    const isSamePage = path.pathname === state.location.pathname;
    const keepsKey = options.overlay || (options.replace && isSamePage);
    const key = keepsKey ? state.location.key : newKey();
    const location = { ...path, state: options.state ?? null, key };
    await show(location, options.preventScrollReset ? 'stay' : 'link', () => {
      if (overlays) overlays.enter(location, options);
      else if (options.replace) history.replace(location, 0);
      else history.push(location, options.overlay ? 1 : 0);
    });
    // A sheet of filters stays open while the list changes below it; it needs its entry before a 'back' comes.
    if (isSamePage && !options.replace && !options.overlay) overlays?.settle();
  }

  return {
    get state() {
      return state;
    },
    navigate,
    /** Fetches the code of a page ahead, so that it opens without a connection too. */
    async preload(pathname: string): Promise<void> {
      await Promise.all((matchRoutes(routes, pathname)?.routes ?? []).map(load)).catch(ignore);
    },
    ready: isLoaded(match) ? Promise.resolve() : show(start, 'start', ignore),
    listen: () => {
      const follow = (location: Location) => void show(location, 'back', ignore);
      return history.listen(() => (overlays ? overlays.popped(follow) : follow(history.location())));
    },
    /** The history entries of overlays, created with the first of them. */
    overlays: overlaysOf,
    subscribe(listener: (state: RouterState) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ignore = () => undefined;

const isLoaded = (match: Match | null) =>
  !match?.routes.some(({ lazy, Component, guard }) => guard || (lazy && !Component));

/** Fetches the code of a page and asks its guards. Null when it may be shown. */
async function prepare(match: Match | null) {
  try {
    const routes = match?.routes ?? [];
    const loading = Promise.all(routes.map(load));
    loading.catch(ignore);
    for (const { guard } of routes) {
      const redirect = await guard?.();
      if (redirect) return { redirect, cause: null };
    }
    await loading;
    return null;
  } catch (cause) {
    return { redirect: undefined, cause };
  }
}

async function load(route: RouteObject) {
  if (!route.Component && route.lazy) route.Component = (await route.lazy()).Component;
}
