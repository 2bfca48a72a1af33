import type { KilledAt } from './killed-stories.ts';

/** Where money leaves our books. */
export const whereMoneyLeaves: KilledAt = {
  paying: [['confirmPaymentIntent', 'after', 'paying', 'hired']],
  releasing: [['createTransfer', 'after', 'releasing', 'released']],
  refunding: [['createRefund', 'after', 'refunding', 'cancelled']],
};

/** Where money leaves in the other stories, and where it is booked. */
export const inOtherStories: KilledAt = {
  paying: [['commit:insert into ledger_group', 'before', 'paying', 'hired']],
  releasingBySilence: [['createTransfer', 'after', 'releasing', 'released']],
  hearing: [['sql:insert into provider_event', 'after', 'paying', 'stored']],
  chargingBack: [['commit:insert into "chargeback"', 'before', '450.50', 'done']],
  settling: [['createTransfer', 'after', 'releasing', 'settled']],
};
