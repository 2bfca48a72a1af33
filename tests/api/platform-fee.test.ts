import { describe, expect, test } from 'vitest';
import { keptFee, platformFee } from '../../api/modules/ledger/platform-fee.policy.ts';
import { readConfig } from '../../api/platform/config/config.ts';

test.each([
  [45_000, 500, 2_250],
  [45_050, 500, 2_253],
  [45_049, 500, 2_252],
  [1, 5_000, 1],
  [99, 50, 0],
  [100, 50, 1],
  [100_000_000, 5_000, 50_000_000],
  [100_000_000, 0, 0],
])('of %i at %i hundredths of a percent: %i', (amount, rate, fee) => {
  expect(platformFee(amount, rate)).toBe(fee);
});

test('parts of a fee add up to it, however the amount is divided', () => {
  const [fee, whole] = [2_253, 45_050];
  for (let first = 0; first <= whole; first += 37) {
    const given = fee - keptFee(fee, whole - first, whole);
    const rest = keptFee(fee, whole - first, whole);
    expect(given + rest).toBe(fee);
    expect(Math.abs(given - (fee * first) / whole)).toBeLessThanOrEqual(0.5);
  }
  expect([keptFee(fee, 0, whole), keptFee(fee, -5, whole), keptFee(fee, whole + 1, whole)]).toEqual([
    0,
    0,
    fee,
  ]);
});

describe('PLATFORM_FEE_PERCENT', () => {
  test.each([
    [undefined, 0],
    ['0', 0],
    ['5', 500],
    ['4.75', 475],
    ['12.5', 1_250],
    ['50', 5_000],
  ])('%s is %s hundredths of a percent', (percent, rate) => {
    const env = percent === undefined ? {} : { PLATFORM_FEE_PERCENT: percent };
    expect(readConfig(env).platformFeeRate).toBe(rate);
  });

  test.each(['-1', '50.01', '4.755', '5%', '1e1', 'five', '.5'])('%s is refused at the start', (percent) => {
    expect(() => readConfig({ PLATFORM_FEE_PERCENT: percent })).toThrow(
      /PLATFORM_FEE_PERCENT: must be a number/,
    );
  });
});
