import { fieldMeasures } from './fields.ts';
import { homeMeasures } from './home.ts';
import { listMeasures } from './lists.ts';
import type { Measure } from './measure.ts';
import { ruleMeasures } from './rules.ts';
import { shownMeasures } from './shown.ts';

/** Everything that the table of constants measures, by its name there. */
export const measures: Readonly<Record<string, Measure>> = {
  ...listMeasures,
  ...homeMeasures,
  ...fieldMeasures,
  ...ruleMeasures,
  ...shownMeasures,
};
