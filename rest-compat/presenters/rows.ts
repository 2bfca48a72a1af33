import type { Shape } from '../../api/platform/read/row-query.ts';
import { coded, date, either, flag, list, number, text } from './properties.ts';

/** Legacy form of an application: its flags are derived from its state. */
export const remarkShape: Shape = {
  id: number('id'),
  ownerId: number('applicantId'),
  campaignId: number('campaignId'),
  remarkText: text('text', ''),
  isHired: flag('isHired'),
  offerStatus: coded('offerStatus', { pending: 1, accepted: 2, rejected: 3 }, 0),
  offerAmount: number('offerAmount', 0),
  isMarkAsDone: flag('isDone'),
  markAsDoneText: text('doneText', ''),
  isPaymentReleased: flag('isReleased'),
  createdAt: date('createdAt'),
};

/** Legacy form of a block. Only the blocker sees it, so the blocked member's id is its id. */
export const blockShape: Shape = {
  id: number('blockedId'),
  ownerId: number('blockerId'),
  blockUserId: number('blockedId'),
  createdAt: date('blockedAt'),
};

/** Legacy form of a bank account; only the last digits of its number are stored. */
export const bankAccountShape: Shape = {
  id: number('id'),
  ownerId: number('ownerId'),
  accountType: text('accountType'),
  bankName: text('bankName'),
  accountNumber: text('last4'),
  accountHolderName: text('accountHolderName'),
  swiftCode: text('swiftCode'),
  rountingNumber: text('routingNumber'),
  bankAddress: text('bankAddress'),
};

/** Legacy form of a notification. */
export const notificationShape: Shape = {
  id: number('id'),
  ownerId: number('recipientId'),
  type: text('type'),
  message: text('message'),
  image: text('image', 'NA'),
  campaignImage: text('campaignImage', 'NA'),
  campaignId: number('campaignId', 0),
  readStatus: flag('isRead'),
  createdAt: date('createdAt'),
};

/** Legacy form of a movement of money. */
export const transactionShape: Shape = {
  id: number('id'),
  campaignId: number('campaignId', 0),
  productId: number('productId', 0),
  payeeOwnerId: number('payeeId', 0),
  camapignOwnerId: number('campaignOwnerId', 0),
  productOwnerId: number('productOwnerId', 0),
  OwnerId: number('partyId'),
  txnType: either('isEarned', 'credit', 'debit'),
  currency: text('currency'),
  amount: number('amount'),
  createdAt: date('createdAt'),
};

/** Legacy form of a news article. */
export const newsShape: Shape = {
  id: number('id'),
  title: text('title'),
  description: text('html'),
  image: text('picture', 'NA'),
  news_date: date('day'),
  status: coded('state', { draft: 0, published: 1 }),
};

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
  productStatus: coded('state', { active: 1, hidden: 0, deactivated: 0 }),
  productCategories: text('categoryNames', ''),
  stockCount: number('stockCount'),
  createdAt: date('createdAt'),
};
