import { createContext, type ReactNode, use, useEffect, useId } from 'react';

/** What can be done about the open case or thing. What moves money opens its form by `run` and does nothing else. */
export type CaseAction = {
  label: string;
  effect: ReactNode;
  /** The key that does it while nothing is typed. */
  hotkey: string;
  run: () => void;
};

type Entry = { rank: number; actions: readonly CaseAction[] };

/** The actions of what is open, as its parts tell them. Nothing is drawn anew when they change. */
export type ActionRegistry = Map<string, Entry>;

export const ActionsContext = createContext<ActionRegistry | null>(null);

/** Numbers are for decisions in their order; the others have letters of their own. */
export function listActions(registry: ActionRegistry): CaseAction[] {
  const all = [...registry.values()]
    .sort((one, other) => one.rank - other.rank)
    .flatMap(({ actions }) => actions);
  let number = 0;
  return all.map((action) => {
    if (action.hotkey !== '') return action;
    number += 1;
    return { ...action, hotkey: number <= 9 ? String(number) : '' };
  });
}

/** Offers actions in the palette and by their keys while the part that tells them is open. Lower ranks come first. */
export function useCaseActions(actions: readonly CaseAction[], rank = 1) {
  const registry = use(ActionsContext);
  const id = useId();
  useEffect(() => {
    registry?.set(id, { rank, actions });
  });
  useEffect(() => () => void registry?.delete(id), [registry, id]);
}
