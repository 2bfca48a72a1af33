import { expect, test } from 'vitest';
import { shorten } from '../../api/platform/text.ts';
import { writeAmount } from '../../schema/texts/sentences.ts';

test.each([
  ['a text that fits', 'Laksa', 5, 'Laksa'],
  ['nothing', '', 5, ''],
  ['a longer one', 'Laksa!', 5, 'Laks…'],
  ['one whose cut falls between characters', 'Lak🍜s!', 6, 'Lak🍜…'],
  ['one whose cut falls into a character', 'Laks🍜!', 6, 'Laks…'],
])('%s is shortened without halves of characters', (_, text, most, shown) => {
  expect(shorten(text, most)).toBe(shown);
  expect(shown.isWellFormed()).toBe(true);
});

test.each([
  [48_000, 'USD', 'US$480'],
  [120_050, 'USD', 'US$1,200.50'],
  [50, 'USD', 'US$0.50'],
  [4_000, 'SGD', 'S$40'],
  [1_200, 'JPY', 'JPY 1,200'],
  [1_250, 'EUR', 'EUR 12.50'],
])('%i %s is told as screens show it', (amount, currency, text) => {
  expect(writeAmount({ amount, currency })).toBe(text);
});
