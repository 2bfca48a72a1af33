import { type GraphQLSchema, Kind, valueFromASTUntyped } from 'graphql';
import { useEffect, useRef } from 'react';
import type { Asked } from './explorerFetcher.ts';

type Props = { asked: Asked; schema: GraphQLSchema | null; onDone: () => void };

/** Asks before a mutation is sent, and names the scopes that it needs. */
export function ConfirmMutation({ asked, schema, onDone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const decide = (goesOn: boolean) => {
    asked.answer(goesOn);
    onDone();
  };
  const calls = callsOf(asked, schema);
  return (
    <dialog ref={dialog} className="explorer-dialog" aria-labelledby="confirm" onCancel={() => decide(false)}>
      <h2 id="confirm">Run {calls.map(({ name }) => name).join(', ')}?</h2>
      <p>This changes real data of the token's account.</p>
      <ul>
        {calls.map(({ name, scope }) => (
          <li key={name}>
            <code>{name}</code> {scope ? <>needs the scope {scope}</> : <>is closed to access tokens</>}
          </li>
        ))}
      </ul>
      <div className="explorer-buttons">
        <button type="button" onClick={() => decide(false)}>
          Cancel
        </button>
        <button type="button" className="main" onClick={() => decide(true)}>
          Run mutation
        </button>
      </div>
    </dialog>
  );
}

/** The mutations of a document with the scope of each, as it is written in documents. */
function callsOf({ operation }: Asked, schema: GraphQLSchema | null) {
  const fields = schema?.getMutationType()?.getFields() ?? {};
  return operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const name = selection.name.value;
    const directive = fields[name]?.astNode?.directives?.find((one) => one.name.value === 'requires');
    const value = directive?.arguments?.[0]?.value;
    const scope = value ? String(valueFromASTUntyped(value)).toLowerCase().replace('_', ':') : null;
    return [{ name, scope }];
  });
}
