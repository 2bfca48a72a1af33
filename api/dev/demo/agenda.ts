/** Something that happens at a time. */
export interface Happening {
  readonly at: Date;
  run(at: Date): Promise<void>;
}

/** Things that happened, collected in any order and run in the order of their times, so that feeds read right. */
export class Agenda {
  private readonly happenings: Happening[] = [];
  /** Nothing after it happens. */
  readonly until: Date;

  constructor(until: Date) {
    this.until = until;
  }

  /** Adds a happening; answers false when its time has not come. */
  add(at: Date, run: (at: Date) => Promise<void>): boolean {
    if (at >= this.until) return false;
    this.happenings.push({ at, run });
    return true;
  }

  /** Runs everything. */
  async run(): Promise<void> {
    this.happenings.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, run } of this.happenings) await run(at);
  }
}
