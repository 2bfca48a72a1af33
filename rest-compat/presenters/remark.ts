import type { Shape } from '../../api/platform/read/row-query.ts';
import { coded, date, flag, number, text } from './properties.ts';

/** Legacy numbers of an offer's state; none is 0. */
export const offerStatuses = { pending: 1, accepted: 2, rejected: 3 } as const;

/** Legacy form of an application: its flags are derived from its state. */
export const remarkShape: Shape = {
  id: number('id'),
  ownerId: number('applicantId'),
  campaignId: number('campaignId'),
  remarkText: text('text', ''),
  isHired: flag('isHired'),
  offerStatus: coded('offerStatus', offerStatuses, 0),
  offerAmount: number('offerAmount', 0),
  isMarkAsDone: flag('isDone'),
  markAsDoneText: text('doneText', ''),
  isPaymentReleased: flag('isReleased'),
  createdAt: date('appliedAt'),
};
