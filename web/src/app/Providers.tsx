import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Fragment, type ReactNode } from 'react';
import { ToastProvider } from '../components/overlay/Toast.tsx';
import { useLanguage } from '../languages/spoken.ts';
import { themeIn } from '../lib/theme/themeIn.ts';
import { AccountLanguage } from './AccountLanguage.tsx';
import { Alive } from './Alive.tsx';
import { Look } from './Look.tsx';
import { ConnectionStrip } from './shell/ConnectionStrip.tsx';

type Props = { client: ApolloClient; children: ReactNode };

/** Everything a page may count on: data, theme, toasts, and a connection that comes back. Tests use the same. */
export function Providers({ client, children }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <InLanguage>{children}</InLanguage>
      </ApolloProvider>
    </I18nProvider>
  );
}

function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <Look theme={themeIn(language)}>
      {/* Another language draws everything anew. */}
      <Fragment key={language}>
        <ToastProvider>{children}</ToastProvider>
        <ConnectionStrip />
      </Fragment>
      <AccountLanguage />
      <Alive />
    </Look>
  );
}
