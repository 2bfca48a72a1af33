import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A sign-in on one device. Only the SHA-256 of its token is stored. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    tokenHash: p.blob().hidden(),
    device: p.string(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When it ends however much it is used. */
    endsAt: p.datetime(),
  },
});
export type Session = InferEntity<typeof Session>;
