import type { Reference, TypePolicies } from '@apollo/client';

/** Values without an id: parts that different queries ask for are put together. Pages are kept by all their arguments. */
const embedded = { merge: true } as const;

type Rows = { nodes?: readonly Reference[]; pageInfo?: { endCursor?: string | null } };

/** A list that grows, newest first: what is newer is laid before it, older after it, and a gap begins it anew. */
const newestFirst = {
  merge(known: Rows | undefined, incoming: Rows, { args }: { args: Record<string, unknown> | null }) {
    if (!known?.nodes || !incoming.nodes) return { ...known, ...incoming };
    const refs = new Set(incoming.nodes.map(({ __ref }) => __ref));
    const rest = known.nodes.filter(({ __ref }) => !refs.has(__ref));
    if (args?.after) return { ...incoming, nodes: [...rest, ...incoming.nodes] };
    const meets = rest.length < known.nodes.length;
    return meets
      ? { ...incoming, nodes: [...incoming.nodes, ...rest], pageInfo: known.pageInfo }
      : { ...known, ...incoming };
  },
};

export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      notifications: { ...newestFirst, keyArgs: false },
      messages: { ...newestFirst, keyArgs: ['conversationId'] },
    },
  },
  Country: { keyFields: ['code'] },
  ClientConfig: { keyFields: [] },
  UploadPolicy: { keyFields: [] },
  DevicePush: { keyFields: [] },
  DeskCase: { keyFields: ['kind', 'id'] },
  DeskHit: { keyFields: false },
  Money: embedded,
  Quote: embedded,
  Permission: embedded,
  CampaignPermissions: embedded,
  CampaignConnection: embedded,
  ConversationConnection: embedded,
  RemarkConnection: embedded,
  ProductConnection: embedded,
  OrderConnection: embedded,
  ProductReviewConnection: embedded,
  JobReviewConnection: embedded,
  JobReviews: embedded,
  Reputation: embedded,
  ProductPermissions: embedded,
  Delivery: embedded,
  Order: { fields: { nextSteps: { merge: false }, timeline: { merge: false } } },
  SuggestedUserConnection: embedded,
  TransactionConnection: embedded,
  Remark: { fields: { nextSteps: { merge: false }, timeline: { merge: false }, offers: { merge: false } } },
};
