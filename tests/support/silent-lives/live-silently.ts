import { createPerson } from '../people.ts';
import { sql } from '../sql.ts';
import { beginLives } from './begin-lives.ts';
import { Chance } from './chance.ts';
import { Desk } from './desk.ts';
import { type House, openHouse } from './house.ts';
import { judge, tell } from './judge.ts';
import type { Life } from './life.ts';
import { Line } from './line.ts';
import { readAmounts, readNamed, readRecords } from './records.ts';
import { lookAtAll } from './standing.ts';
import { World } from './world.ts';

/** How many lives are lived, and which. */
interface Plan {
  readonly seed: number;
  readonly lives: number;
  /** Only this one, to look at it alone; null for all. */
  readonly only: number | null;
}

/** What came of it. `faults` is empty when all is well. */
interface Figures {
  lives: number;
  /** Further jobs of the same two, for more money. */
  extras: number;
  steps: number;
  restarts: number;
  /** Final states, what silence did, and movements of money, each with how often. */
  readonly ends: Record<string, number>;
  readonly silences: Record<string, number>;
  readonly movements: Record<string, number>;
  readonly faults: string[];
}

/** Lives on one product and one clock. */
const IN_A_HOUSE = 250;

const feePercents = [0, 10, 12.5] as const;

/** What happens because nobody says anything. */
const silences: ReadonlySet<string> = new Set([
  ...[
    'offerLapsed',
    'amendmentLapsed',
    'silenceApproves',
    'silenceAgrees',
    'silenceReleases',
    'transferRest',
  ],
]);

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Judges each life, tells those with which something is wrong, and adds up. */
async function judgeAll(
  house: House,
  lives: readonly Life[],
  { runs, broken, replaced }: World,
  feePercent: number,
  { only, figures }: { readonly only: number | null; readonly figures: Figures },
): Promise<void> {
  const around = { feePercent, runs, amounts: await readAmounts(house) };
  const records = await readRecords(house, lives);
  const named = await readNamed(house, [...broken.keys()]);
  for (const [life, standing] of await lookAtAll(house, lives)) {
    const record = records.get(life);
    if (!record) continue;
    if (life.extra > 0) figures.extras += 1;
    else figures.lives += 1;
    figures.steps += record.steps.length;
    count(figures.ends, standing.state);
    for (const { action, side } of record.steps)
      if (side === 'system' && silences.has(action)) count(figures.silences, action);
    for (const { kind } of record.movements) count(figures.movements, kind);
    const faults = judge(life, record, standing, around);
    const name = `LIFE=${life.number}${life.extra > 0 ? `, extra ${life.extra}` : ''}`;
    if (faults.length > 0) figures.faults.push(`${name}: ${faults.join('; ')}`);
    if (faults.length > 0 || only !== null || named.has(life.remarkId)) console.log(tell(life, record));
  }
  for (const [one, tick] of broken) figures.faults.push(`from tick ${tick} on ${one}`);
  figures.restarts += replaced;
}

async function liveInHouse({ seed, lives: all, only }: Plan, place: number, figures: Figures): Promise<void> {
  const chance = new Chance(seed, 'house', place);
  const feePercent = chance.pick(feePercents) ?? 0;
  const line = new Line();
  const env = { PLATFORM_FEE_PERCENT: String(feePercent) };
  const house = await openHouse(env, ({ ports }) => line.cut(ports.payment));
  try {
    const first = place * IN_A_HOUSE;
    const numbers = Array.from({ length: Math.min(IN_A_HOUSE, all - first) }, (_, at) => first + at);
    const lives = await beginLives(
      house,
      seed,
      numbers.filter((one) => only === null || one === only),
    );
    for (const life of lives) line.add(life);
    const desk = new Desk(house, await createPerson(house, { isStaff: true }));
    // The lives are longer than a session, and nobody here signs in again.
    await sql(house.databaseUrl, "update session set ends_at = '2100-01-01'");
    const world = new World({ house, line, lives, desk, chance, seed });
    await world.goOn();
    await judgeAll(house, lives, world, feePercent, { only, figures });
  } finally {
    await house.close();
  }
}

/** Lives jobs at random, some hundred at a time, until everybody is silent and all periods are over. */
export async function liveSilently(plan: Plan): Promise<Figures> {
  const counts = { ends: {}, silences: {}, movements: {} };
  const figures: Figures = { lives: 0, extras: 0, steps: 0, restarts: 0, ...counts, faults: [] };
  for (let place = 0; place * IN_A_HOUSE < plan.lives; place += 1) {
    const isWanted = plan.only === null || Math.floor(plan.only / IN_A_HOUSE) === place;
    if (isWanted) await liveInHouse(plan, place, figures);
  }
  return figures;
}
