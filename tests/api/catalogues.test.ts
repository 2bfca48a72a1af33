import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../schema/error-catalogue.ts';
import { compileText } from '../../web/src/languages/compileText.ts';
import { errorTexts } from '../../web/src/languages/serverTexts.ts';
import { readServerTexts, readTexts } from '../support/read-texts.ts';

const { texts, forgotten } = readTexts();
const serverTexts = readServerTexts();

/** Names that a text is filled with, and its numbered parts. */
const holes = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d/g))].sort();

/** Cases of its plurals. */
const cases = (text: string) => [...text.matchAll(/\{\w+, plural,/g)].length;

it('no visible text goes without the translation call', () => {
  expect(forgotten).toEqual([]);
});

it('what the API refuses with is known to the web client', () => {
  const known = new Set<unknown>(errorTexts);
  const all = Object.values(errorCatalogue).map(({ text }) => text);
  expect(all.filter((text) => !known.has(text))).toEqual([]);
});

it('texts are read as the full reader does', () => {
  const plain = (tokens: unknown) => JSON.stringify(tokens).replaceAll(/"offset":\w+,?/g, '');
  for (const text of [...texts, ...serverTexts])
    expect(plain(compileText(text))).toBe(plain(compileMessageOrThrow(text)));
});

const catalogues = ['id', 'ms', 'th', 'vi', 'zh-CN'].flatMap((tag) => [
  { path: `web/src/languages/${tag}.json`, texts },
  { path: `api/server/languages/${tag}.json`, texts: serverTexts },
]);

describe.each(catalogues)('$path', ({ path, texts }) => {
  const file = readFileSync(path, 'utf8');
  const catalogue = JSON.parse(file) as Record<string, string>;
  const plain = (tokens: unknown) => JSON.stringify(tokens).replaceAll(/"offset":\w+,?/g, '');

  it('has every text, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(texts);
  });

  it('fills in the same', () => {
    for (const [text, own] of Object.entries(catalogue)) {
      expect([holes(own), cases(own), own.trim() !== ''], text).toEqual([holes(text), cases(text), true]);
      expect(plain(compileText(own)), own).toBe(plain(compileMessageOrThrow(own)));
    }
  });
});
