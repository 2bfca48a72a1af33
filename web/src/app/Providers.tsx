import type { ApolloClient } from '@apollo/client';
import { ApolloProvider, useMutation } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { ToastProvider } from '../components/overlay/Toast.tsx';
import { adoptLanguage, keptLanguage, SetLanguageDocument, toEnum, toTag } from '../languages/choose.ts';
import { useLanguage } from '../languages/spoken.ts';
import { loadChunk } from '../lib/connection/loadChunk.ts';
import { useMe } from '../lib/session/useMe.ts';
import { themeIn } from '../lib/theme/themeIn.ts';
import { Alive } from './Alive.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { Look } from './Look.tsx';
import { ConnectionStrip } from './shell/ConnectionStrip.tsx';

/** Everything a page may count on: data, theme, toasts, and a connection that comes back. Tests use the same. */
export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
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
        <ConfirmIdentity />
        <ConnectionStrip />
      </Fragment>
      <AccountLanguage />
      <Alive />
    </Look>
  );
}

/**
 * Draws nothing. A member reads in the language of the account on every device; whoever has chosen one as a visitor
 * takes it along into an account that has none.
 */
function AccountLanguage() {
  const { me } = useMe();
  const [save] = useMutation(SetLanguageDocument);
  const own = me?.language;
  useEffect(() => {
    if (own) void loadChunk(() => adoptLanguage(toTag(own)));
    else if (me) {
      const kept = keptLanguage();
      // What fails now is done with the next page.
      if (kept) void save({ variables: { input: { language: toEnum(kept) } } }).catch(() => undefined);
    }
  }, [me, own, save]);
  return null;
}
