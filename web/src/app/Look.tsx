import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { CssVarsTheme, Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useEffect } from 'react';
import { showTheme, watchTheme } from '../lib/theme/themeMode.ts';

/** Theme and base rules. The variables of the theme stand in the page itself where it was built. */
export function Look({ theme, children }: { theme: Theme; children: ReactNode }) {
  useEffect(() => {
    showTheme();
    return watchTheme(showTheme);
  }, []);
  return (
    <ThemeProvider theme={theme}>
      {!import.meta.env.PROD && (
        <GlobalStyles styles={(theme as Theme & CssVarsTheme).generateStyleSheets()} />
      )}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
