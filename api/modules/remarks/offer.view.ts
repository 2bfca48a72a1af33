import { column, money, type View } from '../../platform/read/view.ts';

/** View of Offer. Only read below its application. */
export const offerView: View = {
  id: column('id'),
  amount: money('amount_minor'),
  status: column('status'),
  createdAt: column('created_at'),
  decidedAt: column('decided_at'),
};
