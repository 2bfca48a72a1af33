import type { Chance } from './chance.ts';

const formats = ['REEL', 'POST', 'STORY', 'VIDEO'] as const;

/** What a side publishes, as it is sent. */
export const randomDeliverables = (chance: Chance) =>
  Array.from({ length: chance.between(1, 2) }, () => ({
    platform: 'INSTAGRAM',
    format: chance.pick(formats) ?? 'REEL',
    count: chance.between(1, 2),
  }));

/** Random work as a side sends it. */
export function randomWork(chance: Chance) {
  return {
    deliverables: randomDeliverables(chance),
    dueDays: chance.between(3, 30),
    draftFirst: chance.happens(0.5),
    rounds: chance.between(0, 3),
    usage: { channels: 'OWN', days: chance.between(30, 90), countries: ['SG'] },
  };
}

const stored = (deliverables: ReturnType<typeof randomDeliverables>) =>
  deliverables.map(({ format, count }) => ({
    ...{ platform: 'instagram', format: format.toLowerCase(), count, note: null },
  }));

/** The same as the brief of a campaign, as it is stored; `owners` is what its owner publishes in an exchange. */
export function randomBrief(chance: Chance) {
  const { deliverables, usage, ...rest } = randomWork(chance);
  return {
    deliverables: stored(deliverables),
    ownerDeliverables: [],
    owners: stored(randomDeliverables(chance)),
    productDescription: null,
    dueOn: null,
    usage: { ...usage, channels: 'own' },
    ...rest,
  };
}
