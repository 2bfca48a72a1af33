import { column, money, type View } from '../../platform/read/view.ts';

/** How an Offer is read. Only ever below its application. */
export const offerView: View = {
  id: column('id'),
  amount: money('amount_minor'),
  status: column('status'),
  createdAt: column('created_at'),
  decidedAt: column('decided_at'),
};
