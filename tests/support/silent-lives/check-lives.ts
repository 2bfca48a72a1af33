import { expect } from 'vitest';
import { liveSilently } from './live-silently.ts';

const { SEED = '7', LIVES, LIFE } = process.env;

/** Milliseconds that a life may take on a busy machine, and a house to be opened. */
const PATIENCE = { life: 4_000, house: 120_000 } as const;

/** How many lives are lived unless `LIVES` of the environment says so, and what to say of them. `LIFE` is one alone. */
export function plannedLives(usual: number) {
  const lives = LIFE ? Number(LIFE) + 1 : LIVES ? Number(LIVES) : usual;
  const name = `${lives} random lives of jobs end, with every cent where it belongs (SEED=${SEED})`;
  return { lives, name, timeout: PATIENCE.house + lives * PATIENCE.life };
}

/** Lives them, tells the figures, and expects no fault. */
export async function checkLives(lives: number): Promise<void> {
  const began = Date.now();
  const only = LIFE ? Number(LIFE) : null;
  const { faults, ...figures } = await liveSilently({ seed: Number(SEED), lives, only });
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`SEED=${SEED}: ${JSON.stringify({ ...figures, minutes })}`);
  expect(faults).toEqual([]);
  expect(figures.lives).toBe(only === null ? lives : 1);
}
