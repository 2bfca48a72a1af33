import type { Screen } from './steps.ts';
import { jobScreens } from './triggers/jobs.ts';
import { memberScreens } from './triggers/members.ts';
import { visitorScreens } from './triggers/visitors.ts';

/** Every screen of the tables by its name, in the order in which they are visited. */
export const screens: Readonly<Record<string, Screen>> = {
  ...visitorScreens,
  ...jobScreens,
  ...memberScreens,
};
