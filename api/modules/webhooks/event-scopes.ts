import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { WebhookEvent } from '../../../schema/webhook.ts';
import type { Ctx } from '../../platform/context.ts';
import { scopeOf } from './webhook.events.ts';

/** A token hears only what it may read. Throws INSUFFICIENT_SCOPE. */
export function assertMayHear({ actor }: Ctx, events: readonly WebhookEvent[]): void {
  const missing = events.map(scopeOf).find((scope) => actor.token && !actor.token.scopes.includes(scope));
  if (missing) throw new DomainError({ code: ErrorCode.INSUFFICIENT_SCOPE, params: { scope: missing } });
}

/**
 * The types of events that the caller reads: those asked for, otherwise all that a token may hear; null for all. Throws
 * INSUFFICIENT_SCOPE for one asked for that the token may not hear.
 */
export function typesHeard(
  ctx: Ctx,
  asked: readonly WebhookEvent[] | null | undefined,
): readonly WebhookEvent[] | null {
  if (asked) assertMayHear(ctx, asked);
  return asked ?? heardBy(ctx.actor);
}

/** The types of events that a token may hear; null for all, where there is none. */
export const heardBy = ({ token }: Ctx['actor']): readonly WebhookEvent[] | null =>
  token ? Object.values(WebhookEvent).filter((event) => token.scopes.includes(scopeOf(event))) : null;
