import type { PaperKind } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';

/** What a paper is called, and whether its money comes to the member. */
export const paperKinds: Readonly<Record<PaperKind, { title: Text; isIncome: boolean }>> = {
  RECEIPT: { title: msg('Receipt'), isIncome: false },
  REFUND: { title: msg('Refund receipt'), isIncome: true },
  REFUND_RETURNED: { title: msg('Returned refund'), isIncome: false },
  PAYOUT: { title: msg('Payout statement'), isIncome: true },
  PAYOUT_TAKEN_BACK: { title: msg('Payout taken back'), isIncome: false },
};
