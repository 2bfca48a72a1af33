import { Offer } from '../../../schema/offer.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { Offer as OfferEntity } from './offer.entity.ts';

const { columns, money } = columnsOf(OfferEntity);

/** View of Offer. Only read below its application. */
export const offerView = viewOf(Offer, OfferEntity, {
  ...columns('id', 'status', 'createdAt', 'decidedAt'),
  amount: money('amountMinor'),
});
