import { screens } from './screens.ts';
import type { Screen, Trigger } from './steps.ts';
import { type Row, table } from './table.ts';

/** What one trigger shows. */
export interface Deed {
  readonly name: string;
  readonly trigger: Trigger;
  readonly rows: readonly Row[];
}

/** Everything that one person does on one screen, so that it is opened once. */
export interface Visit {
  readonly name: string;
  readonly who: string;
  readonly screen: Screen;
  readonly deeds: readonly Deed[];
}

const deedsOf = (screen: Screen, rows: readonly Row[]): Deed[] =>
  Object.entries(screen.triggers)
    .map(([name, trigger]) => ({ name, trigger, rows: rows.filter((row) => row.trigger === name) }))
    .filter((deed) => deed.rows.length > 0);

/** The rows of the tables as visits. */
export const visits: readonly Visit[] = Object.entries(screens).flatMap(([name, screen]) => {
  const rows = table.filter((row) => !row.excuse && row.screen === name);
  return [...new Set(rows.map(({ who }) => who))].map((who) => ({
    name,
    who,
    screen,
    deeds: deedsOf(
      screen,
      rows.filter((row) => row.who === who),
    ),
  }));
});
