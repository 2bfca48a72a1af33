export type Path = { pathname: string; search: string; hash: string };

/** An address or its parts. A missing pathname is the current one; other missing parts are empty. */
export type To = string | Partial<Path>;

export type Location = Path & {
  state: Readonly<Record<string, unknown>> | null;
  /** Identifies the history entry; 'default' for the first one of a tab. */
  key: string;
};

export type NavigateOptions = {
  replace?: boolean;
  /** For `useLocation().state` of the page. */
  state?: Location['state'];
  preventScrollReset?: boolean;
  /** The address stands for a dialog over this page: 'back' closes it, and leaving the page does too. */
  overlay?: boolean;
};

export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  pathname + part('?', search) + part('#', hash);

const part = (sign: string, text: string) =>
  text && text !== sign ? (text.startsWith(sign) ? text : sign + text) : '';

/** Splits an address into its parts; a relative one is resolved against `from`. */
export function resolvePath(to: To, from: Path): Path {
  const asked = typeof to === 'string' ? parse(to) : to;
  return {
    pathname: asked.pathname ? absolute(asked.pathname, from.pathname) : from.pathname,
    search: part('?', asked.search ?? ''),
    hash: part('#', asked.hash ?? ''),
  };
}

const absolute = (pathname: string, from: string) =>
  pathname.startsWith('/') ? pathname : new URL(pathname, `http://here${from}`).pathname;

function parse(to: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}

/** A larger number could not be asked for as an offset. */
const MOST_PAGES = 1_000_000;

/** Page number of an address, 1 for anything that is none. */
export const pageIn = (params: URLSearchParams, name = 'page'): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(params.get(name))) || 1));
