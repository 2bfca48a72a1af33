import { describe } from 'vitest';
import { killedStories } from '../support/killed-stories.ts';

// The points at which money moves; the others are in killed.full.test.ts.
describe('killed with -9', { timeout: 90_000 }, () =>
  killedStories({
    handingIn: [['commit:insert into "submission"', 'after', 'done', 'done']],
    endingLate: [['commit:insert into "refund"', 'after', 'refunding', 'cancelled']],
    paying: [
      ['commit:insert into "payment"', 'after', 'paying', 'hired'],
      ['confirmPaymentIntent', 'after', 'paying', 'hired'],
      ['commit:insert into ledger_group', 'before', 'paying', 'hired'],
    ],
    renewing: [
      ['confirmPaymentIntent', 'after', 'paying', 'done'],
      ['commit:insert into work_use', 'before', 'paying', 'done'],
    ],
    releasing: [
      ['createTransfer', 'after', 'releasing', 'released'],
      ['commit:insert into ledger_group', 'before', 'releasing', 'released'],
    ],
    releasingBySilence: [['createTransfer', 'after', 'releasing', 'released']],
    refunding: [['createRefund', 'after', 'refunding', 'cancelled']],
    hearing: [['sql:insert into provider_event', 'after', 'paying', 'stored']],
    chargingBack: [['commit:insert into "chargeback"', 'before', '450.50', 'done']],
    splitting: [['createRefund', 'after', 'refunding', 'settled']],
    settling: [
      ['commit:insert into "refund"', 'before', 'disputed', 'disputed'],
      ['createTransfer', 'after', 'releasing', 'settled'],
    ],
  }),
);
