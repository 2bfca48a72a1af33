import '@fontsource-variable/plus-jakarta-sans';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './tabs.css';
import './narrow.css';
import './explorer.css';
import { createLocalStorage } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmMutation } from './ConfirmMutation.tsx';
import { examples } from './examples.ts';
import { type Asked, explorerFetcher } from './explorerFetcher.ts';
import { TokenBar } from './TokenBar.tsx';

/** Apart from what staff keeps in theirs on the same origin. */
const storage = createLocalStorage({ namespace: 'koli-explorer' });

const tabs = examples.map(({ purpose, query, variables }) => ({
  query: `# ${purpose}\n${query}\n`,
  ...(variables && { variables }),
}));

/** The example that the address names, in the tab that is open. */
const chosen = tabs[Number(new URLSearchParams(window.location.search).get('example') ?? -1)];

/** The public schema, which also says what introspection does not: scopes and costs. */
function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  useEffect(() => {
    void fetch('/schema.graphql', { credentials: 'omit' })
      .then((answer) => answer.text())
      .then((text) => setSchema(buildSchema(text)));
  }, []);
  return schema;
}

function Explorer() {
  const [token, setToken] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const schema = useSchema();
  const current = useRef(token);
  current.current = token;
  const fetcher = useMemo(() => explorerFetcher(() => current.current, setAsked), []);
  return (
    <div className="explorer">
      <TokenBar token={token} onChange={setToken} />
      <main className="explorer-main" aria-label="GraphiQL">
        {schema && (
          <GraphiQL
            fetcher={fetcher}
            schema={schema}
            storage={storage}
            defaultTabs={tabs}
            isHeadersEditorEnabled={false}
            shouldPersistHeaders={false}
            {...(chosen && { initialQuery: chosen.query })}
          >
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
          </GraphiQL>
        )}
      </main>
      {asked && <ConfirmMutation asked={asked} schema={schema} onDone={() => setAsked(null)} />}
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Explorer />);
