import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { mailTexts } from '../../api/platform/language/mail-texts.ts';
import { errorCatalogue } from '../../schema/error-catalogue.ts';
import { readTexts } from '../support/read-texts.ts';

const { texts, labels, forgotten } = readTexts();

/** Names that a text is filled with, and its numbered parts. */
const holes = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d/g))].sort();

/** Cases of its plurals. */
const cases = (text: string) => [...text.matchAll(/\{\w+, plural,/g)].length;

it('no visible text goes without the translation call', () => {
  expect(forgotten).toEqual([]);
});

/** Words that make a reader stop, and amounts that do not say whose dollars they are. */
const awkward =
  /\b(stands here|given up|bring\w* to an end|whoever|somebody|in your name|take\w* along|wish(es)? to|at once|by hand|of its own)\b|(?<!US|S)\$\d/i;

it.each([
  ['screens', texts],
  ['failures', Object.values(errorCatalogue).map(({ text }) => text)],
  ['mail', Object.values<string>(mailTexts)],
])('%s say it in plain words', (_where, all) => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((text) => awkward.test(text))).toEqual([]);
});

/** How long a label is on a phone: a name or an amount in it counts as its usual ten signs. */
const shown = (text: string) =>
  text
    .replace(/ ## .*|<\/?\d>/g, '')
    .replace(/\{\w+, plural,.*other \{(.*?)\}\}/, '$1')
    .replace(/\{\w+\}/g, '0123456789').length;

it('labels have at most 40 signs', () => {
  expect(labels.length).toBeGreaterThan(300);
  expect(labels.filter((label) => shown(label) > 40)).toEqual([]);
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
