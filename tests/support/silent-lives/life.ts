import type { Kind } from '../jobs.ts';
import type { Person } from '../people.ts';
import { Chance } from './chance.ts';

/** A division of the held money that staff ruled or both sides agreed on: the influencer's part, in minor units. */
export interface Decision {
  readonly at: Date;
  readonly releaseMinor: number;
}

/** What a side saw: the deadline after so many steps. */
export interface Look {
  readonly steps: number;
  readonly at: Date;
  readonly kind: string | null;
  readonly until: string | null;
}

/** Another job that a side proposed beside it for more money: our number of it, and the amount in minor units. */
export interface Extra {
  readonly remarkId: number;
  readonly minor: number;
}

/** One life of a job, and what was chosen in it. What became of it stands in the database. */
export interface Life {
  readonly number: number;
  /** Which of the extras of that life it is; 0 for none. */
  readonly extra: number;
  readonly kind: Kind;
  /** What the two sides choose. */
  readonly choice: Chance;
  /** What befalls them from outside: banks, the payment provider, staff. */
  readonly fate: Chance;
  /** How the line to the payment provider holds. */
  readonly line: Chance;
  readonly owner: Person;
  readonly applicant: Person;
  readonly remarkId: number;
  /** How likely a side does something in a tick. */
  readonly pace: number;
  /** Whether banks, the provider and the influencer's account do to it what they seldom do. */
  readonly isStormy: boolean;
  /** How many times banks and the provider may still take or give back its money. */
  blowsLeft: number;
  /** Steps until everybody is silent. */
  stepsLeft: number;
  /** Whether the payment provider refuses to move its money. */
  isRefused: boolean;
  /** The secret of a payment that waits for the payer's bank. */
  clientSecret: string | null;
  /** The amount that was proposed last, in minor units. */
  onTable: number;
  /** Extras that were proposed beside it, each with a life of its own. */
  readonly extras: Extra[];
  readonly decisions: Decision[];
  readonly looks: Look[];
  /** All that was chosen, to be read when it went wrong. */
  readonly story: string[];
  readonly faults: string[];
}

type Given = Pick<Life, 'kind' | 'owner' | 'applicant' | 'remarkId'>;

/** Begins to tell a life. */
export function beginLife(seed: number, number: number, given: Given, extra = 0): Life {
  const choice = new Chance(seed, number, 'choice', extra);
  const fate = new Chance(seed, number, 'fate', extra);
  return {
    ...given,
    number,
    extra,
    choice,
    fate,
    line: new Chance(seed, number, 'line', extra),
    pace: 0.2 + choice.next() / 2,
    isStormy: fate.happens(0.5),
    blowsLeft: fate.between(1, 2),
    stepsLeft: choice.between(1, 30),
    isRefused: false,
    clientSecret: null,
    onTable: 0,
    extras: [],
    decisions: [],
    looks: [],
    story: [],
    faults: [],
  };
}

/** Begins the life of the newest extra of a life. They are told together. */
export function beginExtra(seed: number, life: Life): Life {
  const { number, owner, applicant, kind, extras, story } = life;
  const { remarkId, minor } = extras.at(-1) ?? { remarkId: 0, minor: 0 };
  const begun = beginLife(seed, number, { kind, owner, applicant, remarkId }, extras.length);
  return { ...begun, story, onTable: minor };
}
