import { type Clock, systemClock } from '../../../api/platform/clock.ts';

/** The present: what the data is made around is the day it is made on, and a kept database is a few days old at most. */
export const benchClock: Clock = systemClock;
