import type { Reference, TypePolicies } from '@apollo/client';

/** Values without an id: parts that different queries ask for are put together. Pages are kept by all their arguments. */
const embedded = { merge: true } as const;

type Nodes = { nodes?: readonly unknown[] };

/** A list that grows under 'show more': rows are laid at their offset. */
const growing = {
  keyArgs: false as const,
  merge(existing: Nodes | undefined, incoming: Nodes, { args }: { args: Record<string, unknown> | null }) {
    const offset = (args?.offset as number | null | undefined) ?? 0;
    return {
      ...existing,
      ...incoming,
      nodes: [...(existing?.nodes ?? []).slice(0, offset), ...(incoming.nodes ?? [])],
    };
  },
};

type Rows = { nodes?: readonly Reference[]; pageInfo?: { endCursor?: string | null } };

/** A thread, newest first: what is newer is laid before it, what is older after it, and a gap begins it anew. */
const thread = {
  keyArgs: ['conversationId'],
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
  Query: { fields: { notifications: growing, messages: thread } },
  Country: { keyFields: ['code'] },
  ClientConfig: { keyFields: [] },
  UploadPolicy: { keyFields: [] },
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
