import { ProductState } from '../../../schema/product.ts';
import { defineProcess } from '../../platform/process/process.ts';

export type ProductSide = 'seller' | 'staff';

/** Life cycle of a product: its seller shows and hides it; only staff bring back what staff deactivated. */
export const productProcess = defineProcess<ProductState, ProductSide, object>({
  name: 'product',
  initial: 'active',
  states: Object.values(ProductState),
  rows: [
    ['hide', ['active'], 'hidden', ['seller']],
    ['show', ['hidden'], 'active', ['seller']],
    ['deactivate', ['active', 'hidden'], 'deactivated', ['staff'], 'product.deactivated'],
    ['restore', ['deactivated'], 'active', ['staff'], 'product.restored'],
  ],
});
