import { readFileSync } from 'node:fs';

/** A text that the specification prints: where, to whom, after what, and for how long it stands. */
export interface Row {
  /** What the specification says it is for. */
  readonly rule: string;
  readonly screen: string;
  readonly who: string;
  /** Name of what is done on the screen. */
  readonly trigger: string;
  readonly text: string;
  /** Seconds until it goes by itself; null when it stays. */
  readonly clears: number | null;
  /** Why it has no trigger, for what cannot occur. */
  readonly excuse: string | null;
}

/** A constant of the specification: where it is seen, and by what it is measured. */
export interface Constant {
  readonly item: string;
  readonly who: string;
  /** Name of the measure, whose answer must be the value. */
  readonly measured: string;
  readonly value: string;
  readonly excuse: string | null;
}

const NEVER = 'cannot occur: ';

const excuseIn = (cell: string): string | null => (cell.startsWith(NEVER) ? cell.slice(NEVER.length) : null);

function toRow(cells: readonly string[]): Row {
  const [rule = '', screen = '', who = '', trigger = '', text = '', clears = ''] = cells;
  const excuse = excuseIn(trigger);
  const seconds = /^(\d+) s$/.exec(clears)?.[1];
  if (!excuse && !seconds && clears !== 'stays') throw new Error(`${rule}: how long does it stand?`);
  return { rule, screen, who, trigger, text, clears: seconds ? Number(seconds) : null, excuse };
}

function toConstant(cells: readonly string[]): Constant {
  const [item = '', , who = '', measured = '', value = ''] = cells;
  return { item, who, measured, value, excuse: excuseIn(measured) };
}

/** The cells of a table that is written as Markdown, so that it can be read beside the specification. */
function readTable(file: string): string[][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

/** Every text of the rules (section 5) and of the catalogue (section 8), in the order of the specification. */
export const table: readonly Row[] = [...readTable('section-5.md'), ...readTable('section-8.md')].map(toRow);

/** Every constant of section 9, and every rule of section 5 that shows no text of its own, in the order of the specification. */
export const constants: readonly Constant[] = [
  ...readTable('section-5-values.md'),
  ...readTable('section-9.md'),
].map(toConstant);
