/** Beyond every list: a larger number would be no offset that can be asked for. */
const MOST = 1_000_000;

/** Page number of an address, 1 for anything that is none. */
export const pageIn = (params: URLSearchParams, name = 'page'): number =>
  Math.min(MOST, Math.max(1, Math.trunc(Number(params.get(name))) || 1));
