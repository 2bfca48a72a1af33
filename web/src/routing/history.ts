import { createPath, type Location, resolvePath } from './paths.ts';

/** Where addresses are kept: the browser's history, or a list of our own where there is no browser. */
export type History = {
  location: () => Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (steps: number) => void;
  /** Calls back when the reader went back or forth. Answers how to stop. */
  listen: (listener: () => void) => () => void;
};

export const newKey = () => Math.random().toString(36).slice(2, 10);

/** The history of the tab. */
export function browserHistory(): History {
  const { history } = window;
  const entry = ({ state, key }: Location) => ({ usr: state, key });
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
    push: (location) => history.pushState(entry(location), '', createPath(location)),
    replace: (location) => history.replaceState(entry(location), '', createPath(location)),
    go: (steps) => history.go(steps),
    listen: (listener) => {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}

/** A history that only this program sees, for servers and tests. */
export function memoryHistory(address: string): History {
  const start = resolvePath(address, { pathname: '/', search: '', hash: '' });
  const entries: Location[] = [{ ...start, state: null, key: 'default' }];
  let at = 0;
  let heard = () => {};
  return {
    location: () => entries[at] as Location,
    push: (location) => void entries.splice(++at, entries.length, location),
    replace: (location) => void entries.splice(at, 1, location),
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
