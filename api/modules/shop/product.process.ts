import { ProductStatus } from '../../../schema/product.ts';
import { checkProcess, type Process } from '../../platform/process/process.ts';

/** Actors of the transitions of a product. */
export type ProductSide = 'seller' | 'staff';

/** Life cycle of a product: its seller shows and hides it; only staff bring back what staff deactivated. */
export const productProcess: Process<ProductStatus, ProductSide, object> = {
  name: 'product',
  initial: 'active',
  states: Object.values(ProductStatus),
  steps: [
    { action: 'hide', from: ['active'], to: 'hidden', by: ['seller'] },
    { action: 'show', from: ['hidden'], to: 'active', by: ['seller'] },
    {
      action: 'deactivate',
      from: ['active', 'hidden'],
      to: 'deactivated',
      by: ['staff'],
      event: 'product.deactivated',
    },
    { action: 'restore', from: ['deactivated'], to: 'active', by: ['staff'], event: 'product.restored' },
  ],
};

checkProcess(productProcess);
