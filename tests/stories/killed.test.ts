import { describe } from 'vitest';
import { killedStories } from '../support/killed-stories.ts';

// Where money leaves or is booked; every other step is in killed.full.test.ts.
describe('killed with -9', { timeout: 90_000 }, () =>
  killedStories({
    paying: [
      ['confirmPaymentIntent', 'after', 'paying', 'hired'],
      ['commit:insert into ledger_group', 'before', 'paying', 'hired'],
    ],
    releasing: [['createTransfer', 'after', 'releasing', 'released']],
    releasingBySilence: [['createTransfer', 'after', 'releasing', 'released']],
    refunding: [['createRefund', 'after', 'refunding', 'cancelled']],
    hearing: [['sql:insert into provider_event', 'after', 'paying', 'stored']],
    chargingBack: [['commit:insert into "chargeback"', 'before', '450.50', 'done']],
    settling: [['createTransfer', 'after', 'releasing', 'settled']],
  }),
);
