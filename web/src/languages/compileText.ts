import type { I18n } from '@lingui/core';

type MessageCompiler = Parameters<I18n['setMessagesCompiler']>[0];

type Cases = Record<string, Token[]>;
type Token = string | [name: string] | [name: string, kind: 'plural' | 'select', cases: Cases];

/** A placeholder: its name, and what kind of choice it is, if any. */
const HOLE = /\{\s*(\w+)\s*(?:,\s*(plural|select)\s*,|\})/y;
const CASE = /\s*=?(\w+)\s*\{/y;

/**
 * Reads a text of ICU's message format as Lingui draws it. Texts have placeholders, plurals and selects, and nothing
 * else of that format, which is a small part of what its own reader knows and weighs.
 */
export const compileText: MessageCompiler = (text) => {
  let at = 0;
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const readTokens = (inPlural: boolean): Token[] => {
    const tokens: Token[] = [];
    let plain = '';
    const endPlain = () => {
      if (plain) tokens.push(plain);
      plain = '';
    };
    while (at < text.length && text[at] !== '}') {
      const hole = matched(HOLE);
      if (hole) {
        endPlain();
        const [, name = '', kind] = hole;
        tokens.push(kind ? [name, kind as 'plural', readCases(kind === 'plural')] : [name]);
      } else if (inPlural && text[at] === '#') {
        endPlain();
        tokens.push(text[at++] as string);
      } else plain += text[at++];
    }
    endPlain();
    return tokens;
  };
  const readCases = (inPlural: boolean): Cases => {
    const cases: Cases = {};
    for (let match = matched(CASE); match; match = matched(CASE)) {
      cases[match[1] as string] = readTokens(inPlural);
      at += 1;
    }
    matched(/\s*\}/y);
    return cases;
  };
  return readTokens(false);
};
