import { fakeProduct } from '../../api/dev/factories/fake-product.ts';
import { usd } from '../../schema/usd.ts';
import type { Person } from './people.ts';
import type { TestProduct } from './test-product.ts';

/** Input of a product. */
export function productForm(pictures: readonly string[], more: Record<string, unknown> = {}) {
  return {
    title: 'Noodle bowl',
    description: 'Thrown by hand.\nHolds a proper portion.',
    amount: usd(2_400),
    discountPercent: 0,
    stockCount: 50_000,
    categories: ['food'],
    pictures,
    ...more,
  };
}

/** Inserts a product and returns its id. */
export async function makeProduct(
  product: TestProduct,
  seller: Person,
  fields: Omit<Parameters<typeof fakeProduct>[1], 'ownerId'> = {},
): Promise<number> {
  const em = product.orm.em.fork();
  const made = fakeProduct(em, { ownerId: seller.id, ...fields });
  await em.flush();
  return made.id;
}
