import type { Operation } from '../call.ts';
import { accountOperations } from './accounts.ts';
import { bankWrites } from './bank-writes.ts';
import { blockWrites } from './block-writes.ts';
import { campaignCalls } from './campaign-calls.ts';
import { campaignWrites } from './campaign-writes.ts';
import { contentOperations } from './content.ts';
import { draftWrites } from './draft-writes.ts';
import { influencerOperations } from './influencers.ts';
import { listOperations } from './list-operations.ts';
import { moneyOperations } from './money.ts';
import { notificationWrites } from './notification-writes.ts';
import { pictureOperations } from './pictures.ts';
import { remarkWrites } from './remark-writes.ts';
import { reportOperations } from './report-writes.ts';
import { sessionOperations } from './sessions.ts';
import { updateProfileOperation } from './update-profile.ts';

/** Every path of the legacy API. */
export function allOperations(): readonly Operation[] {
  return [
    ...sessionOperations,
    ...listOperations,
    ...campaignWrites,
    ...remarkWrites,
    ...accountOperations,
    updateProfileOperation,
    ...influencerOperations,
    ...campaignCalls,
    ...reportOperations,
    ...blockWrites,
    ...notificationWrites,
    ...draftWrites,
    ...bankWrites,
    ...pictureOperations,
    ...moneyOperations,
    ...contentOperations,
  ];
}
