/** Parameters as a tree; every leaf is text. */
export type FormTree = { [name: string]: FormTree } | FormTree[] | string;

function listed(tree: FormTree): FormTree {
  if (typeof tree === 'string' || Array.isArray(tree)) return tree;
  const entries = Object.entries(tree).map(([name, value]) => [name, listed(value)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Parses `card[number]=4&expand[0]=x` as the provider does. Independent of the local provider's own parser. */
export function readForm(encoded: string): FormTree {
  const root: { [name: string]: FormTree } = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.split(/[[\]]+/).filter(Boolean);
    if (key.endsWith('[]')) throw new Error(`${key}: the SDK numbers its lists`);
    let at = root;
    for (const name of path.slice(0, -1)) {
      at[name] ??= {};
      at = at[name] as typeof root;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return listed(root);
}
