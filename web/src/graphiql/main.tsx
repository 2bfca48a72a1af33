import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './tabs.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { savedOperations } from './operations.ts';
import { withOwnName } from './withOwnName.ts';

const { origin } = window.location;

const fetcher = withOwnName(
  createGraphiQLFetcher({
    url: `${origin}/graphql`,
    subscriptionUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
    headers: { 'apollo-require-preflight': '1' },
  }),
);

const tabs = savedOperations.map(({ purpose, query, variables }) => ({
  query: `# ${purpose}\n${query}\n`,
  ...(variables && { variables }),
}));

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
    <GraphiQL fetcher={fetcher} defaultTabs={tabs} shouldPersistHeaders={false} onTabChange={showActiveTab}>
      <GraphiQL.Logo>
        <span style={{ whiteSpace: 'nowrap' }}>Koli support</span>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
