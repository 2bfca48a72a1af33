import type { Location } from '../../routing/paths.ts';

const KEY = 'koli.interrupted';

/** Keeps the open page while its step waits for a verified address: the mailed link opens in another tab. */
export function keepPlace({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const params = new URLSearchParams(search);
  params.delete('auth');
  try {
    localStorage.setItem(KEY, params.size > 0 ? `${pathname}?${params}` : pathname);
  } catch {
    // Storage is full or forbidden; the way then leads home.
  }
}

/** The page where a step waited for the verified address; home without one. */
export function interruptedPlace(): string {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return /^\/(?![/\\])/.test(kept) ? kept : '/';
  } catch {
    return '/';
  }
}
