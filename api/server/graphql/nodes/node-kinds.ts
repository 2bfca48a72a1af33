import { type IdType, prefixOf } from '../../../../schema/global-id.ts';
import type { TokenScope } from '../../../../schema/token-scope.ts';
import { visibleCampaigns } from '../../../modules/campaigns/campaign.read.ts';
import { visibleConversations, visibleMessages } from '../../../modules/messages/message.read.ts';
import { visibleNews } from '../../../modules/news/news.read.ts';
import { ownNotifications } from '../../../modules/notifications/notification.read.ts';
import { visibleOrders } from '../../../modules/orders/order.read.ts';
import { visibleProfiles } from '../../../modules/profiles/profile.read.ts';
import {
  visibleAmendments,
  visibleDeals,
  visibleOffers,
  visibleRemarks,
} from '../../../modules/remarks/remark.read.ts';
import { visibleProducts } from '../../../modules/shop/product.read.ts';
import { ownTransactions } from '../../../modules/transactions/transaction.read.ts';
import { ownDeliveries, ownWebhooks } from '../../../modules/webhooks/webhook.view.ts';
import type { ReadModel } from '../../../platform/read/read-model.ts';

/** How objects of a type are found by their ids. */
export interface NodeKind {
  readonly type: IdType;
  /** Scope of the type's own queries, as `@Access` says it; null for what is closed to tokens. */
  readonly scope: TokenScope | 'any' | null;
  /** The rows that the viewer may see. */
  readonly model: ReadModel;
  /** Column with the number of the id. */
  readonly column: string;
}

const kind = (type: IdType, scope: NodeKind['scope'], model: ReadModel, column = 'id'): NodeKind => ({
  type,
  scope,
  model,
  column,
});

/** The types that `node` finds: those that implement Node. */
const kinds: readonly NodeKind[] = [
  kind('Amendment', 'remarks:read', visibleAmendments),
  kind('Campaign', 'campaigns:read', visibleCampaigns),
  kind('Conversation', 'messages:read', visibleConversations, 'conversation_id'),
  kind('Deal', 'remarks:read', visibleDeals),
  kind('Message', 'messages:read', visibleMessages),
  kind('NewsArticle', 'any', visibleNews),
  kind('Notification', 'notifications:read', ownNotifications),
  kind('Offer', 'remarks:read', visibleOffers),
  kind('Order', 'orders:read', visibleOrders),
  kind('Product', 'any', visibleProducts),
  kind('Profile', 'profile:read', visibleProfiles),
  kind('Remark', 'remarks:read', visibleRemarks),
  kind('Transaction', 'payments:read', ownTransactions),
  kind('Webhook', 'webhooks:read', ownWebhooks),
  kind('WebhookDelivery', 'webhooks:read', ownDeliveries),
];

/** By the prefix of their ids. */
export const nodeKinds: ReadonlyMap<string, NodeKind> = new Map(
  kinds.map((one) => [prefixOf(one.type), one]),
);
