import type { Clock } from '../../api/platform/clock.ts';

/** The clock of other processes, which a test can advance for its own. */
export class MovableClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(minutes: number): void {
    this.ahead += minutes * 60_000;
  }
}
