import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './tabs.css';
import './narrow.css';
import './saved.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { savedOperations } from './operations.ts';
import { savedPlugin, tabText } from './SavedPlugin.tsx';
import { withOwnName } from './withOwnName.ts';

const { origin } = window.location;

const fetcher = withOwnName(
  createGraphiQLFetcher({
    url: `${origin}/graphql`,
    subscriptionUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
    headers: { 'apollo-require-preflight': '1' },
  }),
);

const tabs = savedOperations.map((operation) => ({
  query: tabText(operation),
  ...(operation.variables && { variables: operation.variables }),
}));

const plugins = [savedPlugin, HISTORY_PLUGIN];

/** A tab that is opened at the end of a long row comes into sight. */
function showActiveTab() {
  requestAnimationFrame(() =>
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
}

const root = document.getElementById('root');
if (root) {
  root.style.height = '100dvh';
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={tabs}
      plugins={plugins}
      shouldPersistHeaders={false}
      onTabChange={showActiveTab}
    >
      <GraphiQL.Logo>
        <a href="/desk" className="to-desk">
          Desk
        </a>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
