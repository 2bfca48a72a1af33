import type { DemoProduct } from './product.ts';
import { playProducts } from './products/play.ts';
import { styleProducts } from './products/style.ts';
import { tableProducts } from './products/table.ts';

/** Everything that is sold in the demo. */
export const products: readonly DemoProduct[] = [...tableProducts, ...styleProducts, ...playProducts];
