import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';

export const DisputeState = {
  OPEN: 'open',
  RULED: 'ruled',
} as const;
export type DisputeState = (typeof DisputeState)[keyof typeof DisputeState];

registerEnumType(DisputeState, {
  name: 'DisputeState',
  description: 'States of a dispute.',
  valuesConfig: {
    OPEN: { description: 'Waits for staff; nothing is released or refunded meanwhile.' },
    RULED: { description: 'Decided by staff.' },
  },
});

export const Ruling = {
  RELEASE: 'release',
  REFUND: 'refund',
  SPLIT: 'split',
} as const;
export type Ruling = (typeof Ruling)[keyof typeof Ruling];

registerEnumType(Ruling, {
  name: 'Ruling',
  description: 'Decisions about the held money of a disputed job.',
  valuesConfig: {
    RELEASE: { description: 'All of it goes to the influencer.' },
    REFUND: { description: 'All of it goes back to the payer.' },
    SPLIT: { description: 'A part goes to the influencer, the rest back to the payer.' },
  },
});
