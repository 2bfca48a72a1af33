import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ConnectionStrip } from '../components/ConnectionStrip.tsx';
import { ToastProvider } from '../components/Toast.tsx';
import { Alive } from './Alive.tsx';
import { theme } from './theme.ts';

type Props = { client: ApolloClient; children: ReactNode };

/** Everything a page may count on: data, theme, toasts, and a connection that comes back. Tests use the same. */
export function Providers({ client, children }: Props) {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <ToastProvider>{children}</ToastProvider>
        <ConnectionStrip />
        <Alive />
      </ThemeProvider>
    </ApolloProvider>
  );
}
