import type { TypePolicies } from '@apollo/client';

/** Values without an id: parts that different queries ask for are put together. */
const embedded = { merge: true } as const;

/** Pages are kept by all their arguments, so that going back to a page shows it at once. */
const page = { merge: true } as const;

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

export const typePolicies: TypePolicies = {
  Query: { fields: { notifications: growing } },
  Country: { keyFields: ['code'] },
  ClientConfig: { keyFields: [] },
  UploadPolicy: { keyFields: [] },
  Money: embedded,
  Permission: embedded,
  CampaignPermissions: embedded,
  CampaignPage: page,
  RemarkPage: page,
  SuggestedUserPage: page,
  TransactionPage: page,
  Remark: { fields: { nextSteps: { merge: false }, timeline: { merge: false }, offers: { merge: false } } },
};
