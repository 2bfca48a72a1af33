import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { TokenScope } from '../../../../schema/token-scope.ts';

/** An access token, personal or by OAuth. The token itself is never stored, only its SHA-256 and its first characters. */
export const AccessToken = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  properties: {
    id: p.integer().primary(),
    accountId: p.integer(),
    /** The permission by OAuth that it came of; null for personal tokens. */
    grantId: p.integer().nullable(),
    name: p.string(),
    start: p.string(),
    tokenHash: p.blob().hidden(),
    scopes: p.array().$type<TokenScope[]>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    lastOperation: p.string().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type AccessToken = InferEntity<typeof AccessToken>;
