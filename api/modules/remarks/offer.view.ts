import { Offer } from '../../../schema/offer.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { Offer as OfferEntity } from './offer.entity.ts';

const { column, money } = columnsOf(OfferEntity);

/** View of Offer. Only read below its application. */
export const offerView = viewOf(Offer, OfferEntity, {
  id: column('id'),
  amount: money('amountMinor'),
  status: column('status'),
  createdAt: column('createdAt'),
  decidedAt: column('decidedAt'),
});
