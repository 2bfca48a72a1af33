import type { MoneyStanding } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';

/** Where money is, and what that is called for who earns it and who spends it. */
export type Place = { money: MoneyStanding; earned: Text; spent: Text };

/** Places of money by their names in the address. */
export const places: Record<string, Place> = {
  held: { money: 'HELD', earned: msg('Held by Koli'), spent: msg('Held by Koli') },
  onItsWay: { money: 'ON_ITS_WAY', earned: msg('On its way'), spent: msg('On its way') },
  expected: { money: 'EXPECTED', earned: msg('Expected'), spent: msg('To pay') },
};
