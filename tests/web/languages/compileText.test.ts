import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { compileText } from '../../../web/src/languages/compileText.ts';

it.each([
  'Log in',
  'Hi, {name}',
  '{a}{b}, {a}',
  "Don't stop, it's {n}",
  '{n, plural, one {# offer} other {# offers}}',
  'You have {n, plural, =0 {nothing} one {# offer from {name}} other {# offers # }} here.',
  '{who, select, owner {Your turn} other {{name}’s turn, {n, plural, other {# days}}}}',
  'Read <0>{title}</0> first.',
  '',
])('reads %j as the full reader does', (text) => {
  const full = JSON.stringify(compileMessageOrThrow(text)).replaceAll(/"offset":\w+,?/g, '');
  expect(JSON.stringify(compileText(text))).toBe(full);
});
