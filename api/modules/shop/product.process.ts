import { checkProcess, type Process } from '../../platform/process/process.ts';

/** States of a product. Legacy status 1 is `active`. */
export type ProductState = 'active' | 'hidden' | 'deactivated';

/** Actors of the transitions of a product. */
export type ProductSide = 'seller' | 'staff';

/** Life cycle of a product: its seller shows and hides it; only staff bring back what staff deactivated. */
export const productProcess: Process<ProductState, ProductSide, object> = {
  name: 'product',
  initial: 'active',
  states: ['active', 'hidden', 'deactivated'],
  steps: [
    { action: 'hide', from: ['active'], to: 'hidden', by: ['seller'], guards: [] },
    { action: 'show', from: ['hidden'], to: 'active', by: ['seller'], guards: [] },
    {
      action: 'deactivate',
      from: ['active', 'hidden'],
      to: 'deactivated',
      by: ['staff'],
      guards: [],
      event: 'product.deactivated',
    },
    {
      action: 'restore',
      from: ['deactivated'],
      to: 'active',
      by: ['staff'],
      guards: [],
      event: 'product.restored',
    },
  ],
};

checkProcess(productProcess);
