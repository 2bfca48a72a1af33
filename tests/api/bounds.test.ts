import { expect, test } from 'vitest';
import { type Bounds, boundsText } from '../../schema/bounds.ts';
import { outOfBounds } from '../../schema/errors.ts';

test.each<[Bounds, string | null]>([
  [{ min: 1, max: 100 }, 'must be 1 to 100'],
  [{ min: 0, max: 10_000 }, 'must be 0 to 10,000'],
  [{ min: 1 }, 'must be at least 1'],
  [{ max: 90 }, 'must be at most 90'],
  [{ maxCharacters: 60 }, 'must be at most 60 characters'],
  [{ minCharacters: 1, maxCharacters: 255, format: 'visible' }, 'must be visible, 1 to 255 characters'],
  [{ maxItems: 20 }, 'must have at most 20 items'],
  [{ oneOf: ['USD'] }, 'must be USD'],
  [{ oneOf: ['USD', 'SGD', 'EUR'] }, 'must be USD, SGD or EUR'],
  [{ format: 'given' }, 'must be given'],
  [{}, null],
])('%o reads %s', (bounds, text) => {
  expect(boundsText(bounds)).toBe(text);
});

test('a value out of its bounds says them as parameters, and legacy clients read the general text', () => {
  const { said, field, message } = outOfBounds('first', { min: 1, max: 100 });
  expect(said).toEqual({ code: 'BAD_INPUT', params: { min: 1, max: 100 } });
  expect([field, message]).toEqual(['first', 'Please check what you entered.']);
});
