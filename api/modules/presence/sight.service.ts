import type { RecordCtx } from '../../platform/outbox.ts';
import { record } from '../../platform/outbox.ts';
import type { FactHandler } from '../../platform/outbox-worker.ts';

/** Fact: other people may see an account, or may not any more. */
const SIGHT_CHANGED = 'presence.sightChanged';

/** Notes that an account was hidden from some or all, or is seen again: who follows it is told once this is committed. */
export function noteSightChanged(ctx: RecordCtx, accountId: number): Promise<void> {
  return record(ctx, { type: SIGHT_CHANGED, accountId });
}

const tellSight: FactHandler = async (_ctx, { accountId }) =>
  accountId === undefined
    ? []
    : [{ topic: `presence:${accountId}`, signal: { kind: 'sight', id: accountId } }];

/** Handlers of facts about who sees whom. */
export const sightHandlers: Readonly<Record<string, FactHandler>> = { [SIGHT_CHANGED]: tellSight };
