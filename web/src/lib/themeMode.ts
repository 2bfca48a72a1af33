const KEY = 'mui-mode';
const DARK = '(prefers-color-scheme: dark)';

export type ThemeName = 'light' | 'dark';

const listeners = new Set<() => void>();
let chosen: string | undefined;

/** What was chosen in this tab or, in an earlier one, in this browser; otherwise what the system has. */
export function themeNow(): ThemeName {
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
  const system = window.matchMedia(DARK);
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
