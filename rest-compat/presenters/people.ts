import type { Shape } from '../../api/platform/read/row-query.ts';
import { date, either, flag, number, text } from './properties.ts';

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
