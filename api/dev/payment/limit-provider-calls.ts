import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../schema/errors.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { ProviderError } from './provider-error.ts';

// Many phones share a network address: this allows the payments of a busy office, but not mass testing of cards.
const calls: Limit = { name: 'provider-call', points: 300, seconds: 600 };

/** Limits calls of browsers at the local payment provider (card and bank tokens), by network address. */
export function limitProviderCalls(limiter: RateLimiter): (request: FastifyRequest) => Promise<void> {
  return async ({ method, ip }) => {
    if (method !== 'POST') return;
    try {
      await limiter.consume(calls, ip);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { message } = error;
      throw new ProviderError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
    }
  };
}
