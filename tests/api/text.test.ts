import { expect, test } from 'vitest';
import { shorten } from '../../api/platform/text.ts';

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
