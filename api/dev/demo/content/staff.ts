import { type DemoIdentity, identity } from './person.ts';

/** The support clerk of the demo. */
export const staff: DemoIdentity = identity(
  ['Siew Lan', 'Ong', 'siewlan.koli', 'f', 1983, 'Singapore'],
  { skin: 'light', hair: 'bob', glasses: 'round', clothes: 'blazer' },
  'Looks after campaigns and payouts at Koli. Reads every brief before it goes live, usually within a day.',
  'staff@demo.test',
);
