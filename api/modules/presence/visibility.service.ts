import type { RecordCtx } from '../../platform/outbox/outbox.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';

/** Event: the visibility of an account changed for some members. */
const VISIBILITY_CHANGED = 'presence.sightChanged';

/**
 * Records that an account was hidden from some or all members, or is visible again; followers are told after the
 * commit.
 */
export function recordVisibilityChange(ctx: RecordCtx, accountId: number): Promise<void> {
  return record(ctx, { type: VISIBILITY_CHANGED, accountId });
}

const announceVisibility: FactHandler = async (_ctx, { accountId }) =>
  accountId === undefined
    ? []
    : [{ topic: `presence:${accountId}`, signal: { kind: 'visibility', id: accountId } }];

export const visibilityHandlers: Readonly<Record<string, FactHandler>> = {
  [VISIBILITY_CHANGED]: announceVisibility,
};
