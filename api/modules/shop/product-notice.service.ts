import type { FactHandler } from '../../platform/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { Product } from './product.entity.ts';

const path = '/my-products';

/** Notifies the seller of a product, with its picture. */
const tellSeller =
  (type: string | undefined, text: (title: string, reason: string) => string): FactHandler =>
  async (ctx, fact) => {
    const product = await ctx.em.findOne(Product, { id: fact.productId ?? 0 });
    if (!product) return [];
    const message = text(product.title, fact.reason ?? '');
    const notice = { recipientId: product.ownerId, message, path, imageId: product.pictures[0] ?? null };
    return noticeAccount(ctx, fact, { ...notice, ...(type && { type }) });
  };

/** Outbox handlers of products. */
export const productHandlers: Readonly<Record<string, FactHandler>> = {
  'product.deactivated': tellSeller(
    'ADMIN_PRODUCT_INACTIVE',
    (title, reason) => `Our team has taken “${title}” out of the shop: ${reason}`,
  ),
  'product.restored': tellSeller(undefined, (title) => `“${title}” is back in the shop.`),
};
