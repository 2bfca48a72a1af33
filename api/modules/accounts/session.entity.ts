import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A sign-in on one device. The token itself is never stored, only its SHA-256. */
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
  },
});
export type Session = InferEntity<typeof Session>;
