import type { Ctx } from '../../platform/context.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { acting, type DemoParts } from './demo-parts.ts';

interface Happening {
  readonly at: Date;
  run(): Promise<unknown>;
}

/** Actions of people, added in any order and run in order of time, so that feeds are in order. */
export class Agenda {
  private readonly happenings: Happening[] = [];
  private readonly parts: DemoParts;
  private readonly staffId: number;
  /** Actions after this time are dropped. */
  readonly until: Date;

  constructor(parts: DemoParts, staffId: number, until: Date) {
    this.parts = parts;
    this.staffId = staffId;
    this.until = until;
  }

  /** Somebody does something that opens its own transactions. */
  add(at: Date, accountId: number, run: (who: StepsCtx) => Promise<unknown>): void {
    const isStaff = accountId === this.staffId;
    if (at < this.until)
      this.happenings.push({ at, run: () => run(acting(this.parts, accountId, at, isStaff)) });
  }

  /** Somebody does something in one transaction. */
  write(at: Date, accountId: number, work: (ctx: Ctx) => Promise<unknown>): void {
    this.add(at, accountId, (who) => who.inTransaction(work));
  }

  /** Runs everything. */
  async run(): Promise<void> {
    this.happenings.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { run } of this.happenings) await run();
  }
}
