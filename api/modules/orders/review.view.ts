import { p } from '@mikro-orm/core';
import { ProductReview } from '../../../schema/order.ts';
import { columnsOf, tableOf, viewOf } from '../../platform/read/view.ts';
import { profileOf } from '../profiles/profile.view.ts';

const productReviewTable = tableOf('product_review', {
  id: p.integer().primary(),
  rating: p.integer(),
  text: p.string(),
  authorId: p.integer(),
  createdAt: p.datetime(),
});
const { column, columns } = columnsOf(productReviewTable);

/** View of ProductReview. */
export const reviewView = viewOf(ProductReview, productReviewTable, {
  ...columns('id', 'rating', 'text', 'createdAt'),
  author: profileOf(column('authorId')),
});
