const KEY = 'mui-mode';
const DARK = '(prefers-color-scheme: dark)';
/** On paper: browsers leave out grounds, and light letters alone cannot be read. */
const PAPER = 'print';

export type ThemeName = 'light' | 'dark';

const listeners = new Set<() => void>();
let chosen: string | undefined;

/** Light on paper; else what was chosen in this tab or, in an earlier one, in this browser, or what the system has. */
export function themeNow(): ThemeName {
  if (window.matchMedia(PAPER).matches) return 'light';
  const mode = chosen ?? stored();
  if (mode === 'light' || mode === 'dark') return mode;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Puts the page into its theme, as `early.js` does before the first paint. */
export function showTheme() {
  document.documentElement.setAttribute('data-theme', themeNow());
}

export function chooseTheme(name: ThemeName) {
  chosen = name;
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage may be forbidden: then it lasts as long as the tab.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes: by choice here or in another tab, or with the system. Answers how to stop. */
export function watchTheme(listener: () => void): () => void {
  const media = [DARK, PAPER].map((query) => window.matchMedia(query));
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  for (const query of media) query.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    for (const query of media) query.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
