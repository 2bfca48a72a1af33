import { describe } from 'vitest';
import { inOtherStories } from '../support/killed-points.ts';
import { killedStories } from '../support/killed-stories.ts';

describe('killed with -9 in other stories', { timeout: 90_000 }, () => killedStories(inOtherStories));

describe('killed with -9 at every other step', { timeout: 90_000 }, () =>
  killedStories({
    accepting: [
      ['sql:insert into deal', 'after', 'offered', 'offered'],
      ['commit:insert into deal', 'before', 'offered', 'offered'],
      ['commit:insert into deal', 'after', 'offer_accepted', 'offer_accepted'],
    ],
    handingIn: [
      ['sql:insert into "submission"', 'after', 'hired', 'hired'],
      ['commit:insert into "submission"', 'before', 'hired', 'hired'],
      ['commit:insert into "submission"', 'after', 'done', 'done'],
    ],
    endingLate: [
      ['commit:insert into "refund"', 'before', 'hired', 'hired'],
      ['commit:insert into "refund"', 'after', 'refunding', 'cancelled'],
      ['createRefund', 'before', 'refunding', 'cancelled'],
      ['createRefund', 'after', 'refunding', 'cancelled'],
    ],
    paying: [
      ['sql:insert into "payment"', 'before', 'offer_accepted', 'offer_accepted'],
      ['commit:insert into "payment"', 'before', 'offer_accepted', 'offer_accepted'],
      ['commit:insert into "payment"', 'after', 'paying', 'hired'],
      ['createPaymentIntent', 'before', 'paying', 'hired'],
      ['createPaymentIntent', 'after', 'paying', 'hired'],
      ['confirmPaymentIntent', 'before', 'paying', 'hired'],
      ['sql:insert into ledger_group', 'after', 'paying', 'hired'],
      ['commit:insert into ledger_group', 'after', 'hired', 'hired'],
    ],
    renewing: [
      ['confirmPaymentIntent', 'after', 'paying', 'done'],
      ['commit:insert into work_use', 'before', 'paying', 'done'],
    ],
    releasing: [
      ['commit:insert into "payout"', 'before', 'done', 'done'],
      ['commit:insert into "payout"', 'after', 'releasing', 'released'],
      ['createTransfer', 'before', 'releasing', 'released'],
      ['commit:insert into ledger_group', 'before', 'releasing', 'released'],
      ['commit:insert into ledger_group', 'after', 'released', 'released'],
    ],
    releasingBySilence: [
      ['commit:insert into "payout"', 'before', 'done', 'done'],
      ['commit:insert into "payout"', 'after', 'releasing', 'released'],
      ['createTransfer', 'before', 'releasing', 'released'],
      ['commit:insert into ledger_group', 'before', 'releasing', 'released'],
      ['commit:insert into ledger_group', 'after', 'released', 'released'],
    ],
    refunding: [
      ['commit:insert into "refund"', 'before', 'hired', 'hired'],
      ['commit:insert into "refund"', 'after', 'refunding', 'cancelled'],
      ['createRefund', 'before', 'refunding', 'cancelled'],
      ['commit:insert into ledger_group', 'before', 'refunding', 'cancelled'],
      ['commit:insert into ledger_group', 'after', 'cancelled', 'cancelled'],
    ],
    hearing: [
      ['sql:insert into provider_event', 'before', 'paying', 'not stored'],
      ['sql:update provider_event set tries', 'after', 'paying', 'stored'],
      ['retrievePaymentIntent', 'before', 'paying', 'stored'],
      ['retrievePaymentIntent', 'after', 'paying', 'stored'],
      ['commit:insert into ledger_group', 'before', 'paying', 'stored'],
      ['commit:insert into ledger_group', 'after', 'hired', 'stored'],
      ['sql:update provider_event set done_at', 'before', 'hired', 'stored'],
    ],
    chargingBack: [
      ['retrieveDispute', 'after', '450.50', 'done'],
      ['commit:insert into "chargeback"', 'after', '0.00', 'done'],
    ],
    settling: [
      ['commit:insert into "refund"', 'before', 'disputed', 'disputed'],
      ['commit:insert into "refund"', 'after', 'refunding', 'settled'],
      ['createRefund', 'before', 'refunding', 'settled'],
      ['createRefund', 'after', 'refunding', 'settled'],
      ['createTransfer', 'before', 'releasing', 'settled'],
      ['commit:insert into ledger_group', 'before', 'refunding', 'settled'],
      ['commit:insert into ledger_group', 'after', 'releasing', 'settled'],
    ],
    splitting: [
      ['createRefund', 'before', 'refunding', 'settled'],
      ['createRefund', 'after', 'refunding', 'settled'],
      ['createTransfer', 'before', 'releasing', 'settled'],
      ['createTransfer', 'after', 'releasing', 'settled'],
    ],
  }),
);
