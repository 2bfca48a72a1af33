import type { NotificationSaid } from '../../../schema/notification-catalogue.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { Product } from './product.entity.ts';

const path = '/my-products';

/** Notifies the seller of a product, with its picture. */
const tellSeller =
  (type: string | undefined, say: (productTitle: string, reason: string) => NotificationSaid): FactHandler =>
  async (ctx, fact) => {
    const product = await ctx.em.findOne(Product, { id: fact.productId ?? 0 });
    if (!product) return [];
    const said = say(product.title, fact.reason ?? '');
    const notice = { recipientId: product.ownerId, said, path, imageId: product.pictures[0] ?? null };
    return noticeAccount(ctx, fact, { ...notice, ...(type && { type }) });
  };

export const productHandlers: Readonly<Record<string, FactHandler>> = {
  'product.deactivated': tellSeller('ADMIN_PRODUCT_INACTIVE', (productTitle, reason) => ({
    code: 'product.deactivated',
    params: { productTitle, reason },
  })),
  'product.restored': tellSeller(undefined, (productTitle) => ({
    code: 'product.restored',
    params: { productTitle },
  })),
};
