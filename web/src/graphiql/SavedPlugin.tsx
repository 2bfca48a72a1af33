import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { savedOperations } from './operations.ts';
import type { SavedOperation } from './readOperations.ts';

/** The text of a tab: what an operation is for, and the operation. */
export const tabText = ({ purpose, query }: SavedOperation): string => `# ${purpose}\n${query}\n`;

const nameOf = ({ query }: SavedOperation): string => /^\w+ (\w+)/.exec(query)?.[1] ?? '';

/** All saved operations with their purpose. One opens in its tab, or in a new one after that was closed. */
function Saved() {
  const [wanted, setWanted] = useState('');
  const tabs = useGraphiQL((state) => state.tabs);
  const query = useGraphiQL((state) => state.queryEditor);
  const variables = useGraphiQL((state) => state.variableEditor);
  const { addTab, changeTab } = useGraphiQLActions();
  const open = (operation: SavedOperation) => {
    const at = tabs.findIndex(({ title }) => title === nameOf(operation));
    if (at >= 0) return changeTab(at);
    addTab();
    query?.setValue(tabText(operation));
    variables?.setValue(operation.variables ?? '');
  };
  const words = wanted.trim().toLowerCase();
  const found = savedOperations.filter((operation) =>
    `${nameOf(operation)} ${operation.purpose}`.toLowerCase().includes(words),
  );
  return (
    <section className="saved" aria-label="Saved operations">
      <h2>Saved operations</h2>
      <input
        type="search"
        aria-label="Find an operation"
        placeholder="Find an operation"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul>
        {found.map((operation) => (
          <li key={operation.query}>
            <button type="button" onClick={() => open(operation)}>
              <b>{nameOf(operation)}</b> {operation.purpose}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>Nothing found.</p>}
    </section>
  );
}

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M6 3.5h12v17l-6-4.5-6 4.5z" />
  </svg>
);

export const savedPlugin: GraphiQLPlugin = { title: 'Saved operations', icon: Icon, content: Saved };
