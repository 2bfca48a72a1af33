import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

/**
 * Theme and base rules, light or dark as the reader chose or the system has it. `noSsr` spares a second rendering after
 * hydration, because `early.js` has set the theme already.
 */
export function Look({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline />
      <LightOnPaper />
      {children}
    </ThemeProvider>
  );
}

/** Draws nothing. Browsers leave out backgrounds when they print, and light letters alone cannot be read. */
function LightOnPaper() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (!colorScheme) return;
    const paper = window.matchMedia('print');
    const show = () =>
      document.documentElement.setAttribute('data-theme', paper.matches ? 'light' : colorScheme);
    show();
    paper.addEventListener('change', show);
    return () => paper.removeEventListener('change', show);
  }, [colorScheme]);
  return null;
}
