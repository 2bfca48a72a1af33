import type { RecordCtx } from '../../platform/outbox.ts';
import { record } from '../../platform/outbox.ts';
import type { FactHandler } from '../../platform/outbox-worker.ts';

/** Event: the visibility of an account changed for some members. */
const SIGHT_CHANGED = 'presence.sightChanged';

/**
 * Records that an account was hidden from some or all members, or is visible again; followers are told after the
 * commit.
 */
export function noteSightChanged(ctx: RecordCtx, accountId: number): Promise<void> {
  return record(ctx, { type: SIGHT_CHANGED, accountId });
}

const tellSight: FactHandler = async (_ctx, { accountId }) =>
  accountId === undefined
    ? []
    : [{ topic: `presence:${accountId}`, signal: { kind: 'sight', id: accountId } }];

/** Outbox handlers of visibility. */
export const sightHandlers: Readonly<Record<string, FactHandler>> = { [SIGHT_CHANGED]: tellSight };
