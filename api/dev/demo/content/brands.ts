import type { DemoBrand } from './brand.ts';
import { indonesiaBrands } from './brands/indonesia.ts';
import { malaysiaBrands } from './brands/malaysia.ts';
import { singaporeBrands } from './brands/singapore.ts';
import { thailandBrands } from './brands/thailand.ts';
import { vietnamBrands } from './brands/vietnam.ts';

/** Everybody who posts campaigns; the first is the demo sign-in. */
export const brands: readonly DemoBrand[] = [
  ...singaporeBrands,
  ...malaysiaBrands,
  ...indonesiaBrands,
  ...thailandBrands,
  ...vietnamBrands,
];
