/**
 * A part of a request that LoopBack answers with a fault or carelessly, where the contract asks for something better:
 * what is sent, and what LoopBack has to be asked to mean the same. Several meanings are all allowed.
 */
export class Odd {
  readonly why: string;
  readonly shown: unknown;
  readonly meanings: readonly unknown[];

  constructor(why: string, shown: unknown, meanings: readonly unknown[]) {
    this.why = why;
    this.shown = shown;
    this.meanings = meanings;
  }
}

/** The first odd part in a tree. */
export function oddIn(tree: unknown): Odd | undefined {
  if (tree instanceof Odd) return tree;
  if (typeof tree !== 'object' || tree === null) return undefined;
  for (const inner of Object.values(tree)) {
    const found = oddIn(inner);
    if (found) return found;
  }
  return undefined;
}

/** The tree with its odd parts as `choose` has them. */
export function settled(tree: unknown, choose: (odd: Odd) => unknown): unknown {
  if (tree instanceof Odd) return choose(tree);
  if (Array.isArray(tree)) return tree.map((inner) => settled(inner, choose));
  if (typeof tree !== 'object' || tree === null) return tree;
  const members = Object.entries(tree).map(([name, inner]) => [name, settled(inner, choose)]);
  return Object.fromEntries(members);
}
