import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { ConnectionStrip } from '../components/ConnectionStrip.tsx';
import { ToastProvider } from '../components/Toast.tsx';
import { useLanguage } from '../languages/spoken.ts';
import { AccountLanguage } from './AccountLanguage.tsx';
import { Alive } from './Alive.tsx';
import { themeIn } from './theme.ts';

type Props = { client: ApolloClient; children: ReactNode };

/** Everything a page may count on: data, theme, toasts, and a connection that comes back. Tests use the same. */
export function Providers({ client, children }: Props) {
  const language = useLanguage();
  return (
    <ApolloProvider client={client}>
      <ThemeProvider theme={themeIn(language)} defaultMode="system">
        <CssBaseline />
        {/* Another language draws everything anew. */}
        <Fragment key={language}>
          <ToastProvider>{children}</ToastProvider>
          <ConnectionStrip />
        </Fragment>
        <AccountLanguage />
        <Alive />
      </ThemeProvider>
    </ApolloProvider>
  );
}
