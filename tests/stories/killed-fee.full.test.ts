import { describe } from 'vitest';
import { killedStories } from '../support/killed-stories.ts';

// 5 % of 450.50 is 22.525, rounded half up.
const fee = { percent: '5', whole: 2_253, kept: 1_000 };

describe('killed with -9, with a platform fee', { timeout: 90_000 }, () =>
  killedStories(
    {
      paying: [
        ['confirmPaymentIntent', 'after', 'paying', 'hired'],
        ['commit:insert into ledger_group', 'before', 'paying', 'hired'],
      ],
      releasing: [['createTransfer', 'after', 'releasing', 'released']],
      refunding: [
        ['commit:insert into "refund"', 'after', 'refunding', 'cancelled'],
        ['createRefund', 'after', 'refunding', 'cancelled'],
        ['commit:insert into ledger_group', 'before', 'refunding', 'cancelled'],
      ],
      chargingBack: [['commit:insert into "chargeback"', 'before', '450.50', 'done']],
      splitting: [['createRefund', 'after', 'refunding', 'settled']],
    },
    fee,
  ),
);
