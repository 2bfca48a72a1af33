/** A place in the product, as the address bar shows it. */
export type Path = { pathname: string; search: string; hash: string };

/** Where to go: an address, or the parts of one. A part that is not named is empty; the pathname stays. */
export type To = string | Partial<Path>;

export type Location = Path & {
  /** What the page that led here sent along. */
  state: Readonly<Record<string, unknown>> | null;
  /** Name of this entry of the history; 'default' for the one a tab began with. */
  key: string;
};

export type NavigateOptions = {
  /** In place of where the reader is, which 'back' then leaves out. */
  replace?: boolean;
  /** For `useLocation().state` of the page. */
  state?: Location['state'];
  /** Leaves the reader where the window is scrolled to. */
  preventScrollReset?: boolean;
  /** The address stands for something on top of this page, a dialog: 'back' takes it away, and so does leaving it. */
  onTop?: boolean;
};

/** The address of a place. */
export const createPath = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string =>
  pathname + part('?', search) + part('#', hash);

const part = (sign: string, text: string) =>
  text && text !== sign ? (text.startsWith(sign) ? text : sign + text) : '';

/** Takes an address apart; a relative one is seen from where the reader is. */
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

/** Beyond every list: a larger number would be no offset that can be asked for. */
const MOST_PAGES = 1_000_000;

/** Page number of an address, 1 for anything that is none. */
export const pageIn = (params: URLSearchParams, name = 'page'): number =>
  Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(params.get(name))) || 1));
