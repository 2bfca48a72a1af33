import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { savedOperations } from './operations.ts';

const { origin } = window.location;

const fetcher = createGraphiQLFetcher({
  url: `${origin}/graphql`,
  subscriptionUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
  headers: { 'apollo-require-preflight': '1' },
});

const tabs = savedOperations.map(({ purpose, query, variables }) => ({
  query: `# ${purpose}\n${query}\n`,
  ...(variables && { variables }),
}));

const root = document.getElementById('root');
if (root) {
  root.style.height = '100dvh';
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} defaultTabs={tabs} shouldPersistHeaders={false}>
      <GraphiQL.Logo>
        <span style={{ whiteSpace: 'nowrap' }}>Koli support</span>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
}
