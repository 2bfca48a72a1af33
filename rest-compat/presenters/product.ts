import type { Shape } from '../../api/platform/read/row-query.ts';
import { coded, date, list, number, text } from './properties.ts';

/** Legacy form of a product. */
export const productShape: Shape = {
  id: number('id'),
  productOwnerId: number('ownerId'),
  productTitle: text('title'),
  productDescription: text('description'),
  productImage: text('cover', 'NA'),
  productGallery: list('pictures'),
  productAmount: number('amount'),
  productAmountCurrency: text('currency'),
  productDiscount: number('discountPercent'),
  productStatus: coded('status', { active: 1, hidden: 0, deactivated: 0 }),
  productCategories: text('categoryNames', ''),
  stockCount: number('stockCount'),
  createdAt: date('createdAt'),
};
