import { createPath, type Location, resolvePath } from './paths.ts';

/** The browser's history, or one in memory for servers and tests. */
export type History = {
  location: () => Location;
  /** How many overlays of the page are open at this entry: see overlayHistory.ts. */
  depth: () => number;
  push: (location: Location, depth: number) => void;
  replace: (location: Location, depth: number) => void;
  go: (steps: number) => void;
  /** Calls back after 'back' and 'forward'. Returns how to stop. */
  listen: (listener: () => void) => () => void;
};

export const newKey = () => Math.random().toString(36).slice(2, 10);

export function browserHistory(): History {
  const { history } = window;
  const entry = ({ state, key }: Location, depth: number) => ({ usr: state, key, depth });
  return {
    location: () => {
      const { pathname, search, hash } = window.location;
      return {
        pathname,
        search,
        hash,
        state: history.state?.usr ?? null,
        key: history.state?.key ?? 'default',
      };
    },
    depth: () => history.state?.depth ?? 0,
    push: (location, depth) => history.pushState(entry(location, depth), '', createPath(location)),
    replace: (location, depth) => history.replaceState(entry(location, depth), '', createPath(location)),
    go: (steps) => history.go(steps),
    listen: (listener) => {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

export function memoryHistory(address: string): History {
  const start = resolvePath(address, { pathname: '/', search: '', hash: '' });
  const entries = [{ location: { ...start, state: null, key: 'default' } as Location, depth: 0 }];
  const entry = () => entries[at] as (typeof entries)[number];
  let at = 0;
  let heard = () => {};
  return {
    location: () => entry().location,
    depth: () => entry().depth,
    push: (location, depth) => void entries.splice(++at, entries.length, { location, depth }),
    replace: (location, depth) => void entries.splice(at, 1, { location, depth }),
    go: (steps) => {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1);
      heard();
    },
    listen: (listener) => {
      heard = listener;
      return () => {
        heard = () => {};
      };
    },
  };
}
