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
    /** Network that it began in, see `networkOf`, and the country of its address; null when unknown. */
    network: p.string().nullable(),
    countryCode: p.string().nullable(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** When it ends however much it is used. */
    endsAt: p.datetime(),
    /** When its owner last proved who they are: signing in, or by `confirmIdentity`. */
    provedAt: p.datetime(),
    /** When its owner proved it for one action of staff, which uses it up; null without such a proof. */
    confirmedAt: p.datetime().nullable(),
    /** When a second factor was shown in it; null when none was. */
    factorAt: p.datetime().nullable(),
  },
});
export type Session = InferEntity<typeof Session>;
