import type { Reference, TypePolicies } from '@apollo/client';

/** Values without an id: parts that different queries ask for are put together. Pages are kept by all their arguments. */
const embedded = { merge: true } as const;

type Items = { items?: readonly unknown[] };

/** A list that grows under 'show more': rows are laid at their offset. */
const growing = {
  keyArgs: false as const,
  merge(existing: Items | undefined, incoming: Items, { args }: { args: Record<string, unknown> | null }) {
    const offset = (args?.page as { offset?: number } | undefined)?.offset ?? 0;
    return {
      ...existing,
      ...incoming,
      items: [...(existing?.items ?? []).slice(0, offset), ...(incoming.items ?? [])],
    };
  },
};

type Rows = { items?: readonly Reference[]; endCursor?: string | null };

/** A thread, newest first: what is newer is laid before it, what is older after it, and a gap begins it anew. */
const thread = {
  keyArgs: ['conversationId'],
  merge(known: Rows | undefined, incoming: Rows, { args }: { args: Record<string, unknown> | null }) {
    if (!known?.items || !incoming.items) return { ...known, ...incoming };
    const refs = new Set(incoming.items.map(({ __ref }) => __ref));
    const rest = known.items.filter(({ __ref }) => !refs.has(__ref));
    if ((args?.page as { after?: string } | undefined)?.after)
      return { ...incoming, items: [...rest, ...incoming.items] };
    const meets = rest.length < known.items.length;
    return meets
      ? { ...incoming, items: [...incoming.items, ...rest], endCursor: known.endCursor }
      : { ...known, ...incoming };
  },
};

export const typePolicies: TypePolicies = {
  Query: { fields: { notifications: growing, messages: thread } },
  Country: { keyFields: ['code'] },
  ClientConfig: { keyFields: [] },
  UploadPolicy: { keyFields: [] },
  Money: embedded,
  Permission: embedded,
  CampaignPermissions: embedded,
  CampaignPage: embedded,
  ConversationPage: embedded,
  RemarkPage: embedded,
  ProductPage: embedded,
  OrderPage: embedded,
  ProductReviewPage: embedded,
  ProductPermissions: embedded,
  Delivery: embedded,
  Order: { fields: { nextSteps: { merge: false }, timeline: { merge: false } } },
  SuggestedUserPage: embedded,
  TransactionPage: embedded,
  Remark: { fields: { nextSteps: { merge: false }, timeline: { merge: false }, offers: { merge: false } } },
};
