import { expect, test } from 'vitest';
import { coarsePlace } from '../../api/modules/profiles/place.policy.ts';

test.each([
  [1.302_141, 103.834_729, { latitude: 1.3, longitude: 103.83 }],
  [-6.208_763, 106.845_599, { latitude: -6.21, longitude: 106.85 }],
  [-0.000_1, 179.999_9, { latitude: 0, longitude: 180 }],
])('where somebody is at %d, %d is known to a kilometre', (latitude, longitude, stored) => {
  const { latitude: kept, longitude: beside } = coarsePlace(latitude, longitude);
  expect({ latitude: kept + 0, longitude: beside + 0 }).toEqual(stored);
});
