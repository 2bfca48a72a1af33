import { violations } from '../checks.ts';
import { sql } from '../sql.ts';
import type { Chance } from './chance.ts';
import type { Desk } from './desk.ts';
import type { House } from './house.ts';
import { inParallel } from './in-parallel.ts';
import { beginExtra, type Life } from './life.ts';
import type { Line } from './line.ts';
import { befall } from './outsiders.ts';
import { bringPost, isAllHeard } from './post.ts';
import { runSchedule } from './schedule.ts';
import { actOnce } from './sides.ts';
import { isOver, lookAtAll, type Standing } from './standing.ts';

const DAY = 86_400_000;
/** Days in which the sides do most, and after which both are silent whatever they had in mind. */
const BUSY_DAYS = 40;
const SILENT_DAYS = 70;
/** Days after which nothing new befalls anybody, and the provider's events come at once. */
const CALM_DAYS = 100;
/** Days that every life is watched for: all periods, and 90 days of held money. */
const LEAST_DAYS = 125;
/** Days after which everything must have ended, whatever staff and banks took their time for. */
const MOST_DAYS = 230;
/** Longest tick in hours, while the sides are busy and later. */
const LONGEST = { busy: 30, later: 60 } as const;
/** Lives that do something at the same time. */
const AT_ONCE = 8;
/** Ticks between two looks at the invariants. */
const CHECK_EVERY = 10;

interface Parts {
  readonly house: House;
  readonly line: Line;
  /** Extras join them. */
  readonly lives: Life[];
  readonly desk: Desk;
  readonly seed: number;
  readonly chance: Chance;
}

/** Some hundred lives on one product and one clock, which goes on tick by tick. */
export class World {
  /** The instants at which the schedule ran. */
  readonly runs: Date[] = [];
  /** Invariants that were broken, by the tick from which on. */
  readonly broken = new Map<string, number>();
  /** How often the server was replaced. */
  replaced = 0;
  private readonly parts: Parts;
  private readonly began: number;
  private ticks = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.began = parts.house.clock.now().getTime();
  }

  /** Goes on until nothing is left to happen, or should be. */
  async goOn(): Promise<void> {
    while (this.days < MOST_DAYS && !(await this.tick())) this.ticks += 1;
  }

  private get days(): number {
    return (this.parts.house.clock.now().getTime() - this.began) / DAY;
  }

  /** Some hours. Returns whether nothing is left to happen. */
  private async tick(): Promise<boolean> {
    const { house, lives, desk, line, chance } = this.parts;
    house.clock.advance({ hours: chance.between(1, this.days < BUSY_DAYS ? LONGEST.busy : LONGEST.later) });
    const isScheduleFirst = chance.happens(0.3);
    const isTwice = chance.happens(0.3);
    const isReplaced = chance.happens(0.02);
    const isAskedForEvents = chance.happens(0.1);
    await this.keepSignedIn();
    if (isScheduleFirst) await this.run(isTwice);
    if (isReplaced) {
      await house.replaceServer();
      this.replaced += 1;
    }
    const standings = await lookAtAll(house, lives);
    // A job and its extras, which depend on one another, one after the other.
    const families = [...Map.groupBy(standings, ([{ number }]) => number).values()];
    await inParallel(AT_ONCE, families, async (family) => {
      for (const [life, standing] of family) await this.live(life, standing);
    });
    for (const life of standings.keys()) this.beginExtra(life);
    await bringPost(house, lives, this.days > CALM_DAYS);
    if (isAskedForEvents) await house.runJob('recover-provider-events');
    // What staff decide is not in the same instant as what they know of.
    house.clock.advance({ seconds: 1 });
    await desk.work(lives);
    await this.run(isTwice);
    // What was lost on the line is looked up again.
    house.clock.advance({ minutes: 2 });
    line.isGood = true;
    await this.run(isTwice);
    line.isGood = false;
    return this.lookBack();
  }

  /** What befalls a life in a tick, and what one of its sides does. */
  private async live(life: Life, standing: Standing): Promise<void> {
    const { house } = this.parts;
    const isCalm = !life.isStormy || this.days > CALM_DAYS;
    if (life.kind === 'paid') await befall(house, life, standing, isCalm);
    if (this.days > SILENT_DAYS || life.stepsLeft === 0 || !life.choice.happens(life.pace)) return;
    life.stepsLeft -= 1;
    await actOnce(house, life);
  }

  /** Lets the extra that a side has just proposed have a life of its own. */
  private beginExtra(life: Life): void {
    const { lives, line, seed } = this.parts;
    const known = lives.filter(({ number, extra }) => number === life.number && extra > 0).length;
    if (life.extra > 0 || known === life.extras.length) return;
    const extra = beginExtra(seed, life);
    line.add(extra);
    lives.push(extra);
  }

  private async run(isTwice: boolean): Promise<void> {
    const { house } = this.parts;
    await runSchedule(house, isTwice);
    this.runs.push(house.clock.now());
  }

  /** Checks the invariants now and then, and whether nothing is left to happen. */
  private async lookBack(): Promise<boolean> {
    const { house, lives } = this.parts;
    const standings = await lookAtAll(house, lives);
    const areOver = [...standings].every(([life, standing]) => isOver(life, standing));
    const isEnd = this.days > LEAST_DAYS && areOver && (await isAllHeard(house));
    if (!isEnd && this.ticks % CHECK_EVERY > 0) return false;
    // The provider's side is compared in the end: some of its events are still to come.
    for (const found of await violations(house, isEnd ? undefined : null)) {
      const [name, ...rows] = found.split(/: |; /);
      for (const row of rows) {
        const one = `${name}: ${row}`;
        if (!this.broken.has(one)) this.broken.set(one, this.ticks);
      }
    }
    return isEnd;
  }

  /** Nobody is signed out because weeks pass. */
  private async keepSignedIn(): Promise<void> {
    const { databaseUrl, clock } = this.parts.house;
    const later = `update session set expires_at = $1::timestamptz + interval '30 days'`;
    await sql(databaseUrl, later, [clock.now()]);
  }
}
