import { expect, test } from 'vitest';
import { prefixOf } from '../../schema/global-id.ts';
import { addressPrefixes, idInAddress, rowNumber } from '../../web/src/lib/navigation/rowNumber.ts';

type Addressed = keyof typeof addressPrefixes;

test.each(Object.keys(addressPrefixes) as Addressed[])('the id of a %s has the prefix of the API', (type) => {
  const id = idInAddress(type, '126');
  expect(id).toBe(`${prefixOf(type)}_126`);
  expect(rowNumber(id)).toBe('126');
});

test('without a number there is no id', () => {
  expect(idInAddress('Campaign', undefined)).toBe('');
  expect(idInAddress('Campaign', '')).toBe('');
});
