import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../support/read-texts.ts';

const { texts, forgotten } = readTexts();

/** Names that a text is filled with, and its numbered parts. */
const holes = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d/g))].sort();

/** Cases of its plurals. */
const cases = (text: string) => [...text.matchAll(/\{\w+, plural,/g)].length;

it('no visible text goes without the translation call', () => {
  expect(forgotten).toEqual([]);
});

describe.each(['id', 'ms', 'th', 'vi', 'zh-CN'])('texts of the web client in %s', (tag) => {
  const catalogue = JSON.parse(readFileSync(`web/src/languages/${tag}.json`, 'utf8')) as Record<
    string,
    string
  >;

  it('has every text, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(texts);
  });

  it('fills in the same', () => {
    for (const [text, own] of Object.entries(catalogue)) {
      expect([holes(own), cases(own), own.trim() !== ''], text).toEqual([holes(text), cases(text), true]);
      expect(() => [text, own].map((one) => compileMessageOrThrow(one)), own).not.toThrow();
    }
  });
});
