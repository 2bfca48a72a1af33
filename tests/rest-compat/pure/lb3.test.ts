import { describe, expect, test } from 'vitest';
import { parseBody, parseQuery } from '../../../rest-compat/lb3/body.ts';
import { fieldsOf, parseFilter } from '../../../rest-compat/lb3/filter.ts';
import { acceptsJson, errorForm, isFresh, tokenOf, weakEtag } from '../../../rest-compat/lb3/http-headers.ts';
import { invalid, LegacyError } from '../../../rest-compat/lb3/legacy-error.ts';
import type { ModelFacts } from '../../../rest-compat/lb3/model-facts.ts';
import { objectArgument } from '../../../rest-compat/lb3/object-argument.ts';
import { parseWhere } from '../../../rest-compat/lb3/where.ts';
import { writeError } from '../../../rest-compat/lb3/write-error.ts';

const model: ModelFacts = {
  name: 'Thing',
  properties: { id: 'number', name: 'string', at: 'date', words: 'list' },
  relation: (name) => (name === 'parts' ? { isMany: true, from: 'id', to: 'id', model } : null),
};
const of = (property: string, test: object): object => ({ kind: 'test', property, test });
const none = { kind: 'none' };

test.each([
  [undefined, { kind: 'all' }],
  [{}, { kind: 'all' }],
  [{ id: 5 }, of('id', { op: 'eq', value: 5 })],
  [{ id: '5' }, of('id', { op: 'eq', value: 5 })],
  [{ id: true }, of('id', { op: 'eq', value: 1 })],
  [{ id: '' }, of('id', { op: 'eq', value: 0 })],
  [{ id: 'abc' }, none],
  [{ id: { toString: 5 } }, none],
  [{ id: [1] }, none],
  [{ name: 5 }, of('name', { op: 'eq', value: '5' })],
  [{ name: 'a\u0000' }, none],
  [{ name: null }, of('name', { op: 'isNull' })],
  [{ at: '2024-01-15' }, of('at', { op: 'eq', value: '2024-01-15T00:00:00.000Z' })],
  [{ at: 0 }, of('at', { op: 'eq', value: '1970-01-01T00:00:00.000Z' })],
  [{ constructor: 1 }, none],
  [JSON.parse('{"__proto__": 1}'), none],
  [{ id: { constructor: 1 } }, none],
  [{ id: { inq: { 0: 1, 1: 'x', 2: '3' } } }, of('id', { op: 'in', values: [1, 3] })],
  [{ id: { gt: null } }, none],
  [{ nor: [{ id: 1 }] }, none],
])('where %j', (where, condition) => {
  expect(parseWhere(where, model)).toEqual(condition);
});

test.each([
  [
    { limit: 5, skip: 2 },
    { limit: 5, offset: 2 },
  ],
  [{ limit: '' }, { limit: undefined, offset: 0 }],
  [{ offset: '7' }, { limit: undefined, offset: 7 }],
  [
    { order: 'name,id desc' },
    {
      order: [
        { property: 'name', isDescending: false },
        { property: 'id', isDescending: true },
      ],
    },
  ],
])('filter %j', (filter, query) => {
  expect(parseFilter(filter, model).query).toMatchObject(query);
});

test('includes in every form', () => {
  const names = (include: unknown) => parseFilter({ include }, model).includes.map(({ name }) => name);
  expect([
    names('parts'),
    names(['parts', { relation: 'parts', scope: { limit: 1 } }]),
    names({ parts: 'parts' }),
    names(null),
    names(5),
  ]).toEqual([['parts'], ['parts', 'parts'], ['parts'], [], []]);
});

test.each([
  [undefined, ['a', 'b']],
  ['b', ['b']],
  [['b', 'x'], ['b']],
  [{ a: 1 }, ['a']],
  [{ a: false }, ['b']],
  [{}, ['a', 'b']],
])('fields %j', (fields, names) => {
  expect(fieldsOf(fields, ['a', 'b'])).toEqual(names);
});

test.each([
  ['a'.repeat(32), `"${'a'.repeat(32)}"`],
  [`${'a'.repeat(30)}xyz`, `"${'a'.repeat(25)}...xyz"`],
  [`${'a'.repeat(31)}})`, `"${'a'.repeat(26)}...})"`],
  ['say "hi"', '"say \\"hi\\""'],
  [5, '5'],
  [undefined, 'undefined'],
])('a value in a validation, %j, is shortened as LoopBack does it', (value, told) => {
  const { message } = invalid('Thing', [{ property: 'name', code: 'custom', message: 'is bad', value }]);
  expect(message).toBe(`The \`Thing\` instance is not valid. Details: \`name\` is bad (value: ${told}).`);
});

describe('HTTP', () => {
  test('ETags are those of Express', () => {
    expect(weakEtag(Buffer.from('hello'))).toBe('W/"5-qvTGHdzF6KLavt4PO0gs2a6pQ00"');
    expect(isFresh('W/"a"', '"x", "a"')).toBe(true);
    expect(isFresh('W/"a"', 'W/"b"')).toBe(false);
  });

  test.each([
    [undefined, true, 'json'],
    ['text/html', false, 'html'],
    ['text/html;q=0.2, application/json', true, 'json'],
    ['application/xml', false, 'xml'],
    ['application/json;q=0', false, 'json'],
  ])('Accept %s', (accept, isJson, form) => {
    expect([acceptsJson(accept), errorForm(accept)]).toEqual([isJson, form]);
  });

  test.each([
    [{ authorization: 'abc' }, 'abc'],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'Basic abc' }, undefined],
    [{ accessTokenHeader: 'abc' }, 'abc'],
    [{ accessTokenQuery: 'abc' }, 'abc'],
    [{ accessTokenQuery: ['abc'] }, undefined],
  ])('token in %j', (places, token) => {
    const all = { authorization: undefined, accessTokenHeader: undefined, accessTokenQuery: undefined };
    expect(tokenOf({ ...all, ...places })).toBe(token);
  });

  test('bodies and brackets', () => {
    expect(parseBody('a[b]=1', 'application/x-www-form-urlencoded; charset=utf-8')).toMatchObject({
      a: { b: '1' },
    });
    expect(parseBody('{"a":1}', 'application/json')).toEqual({ a: 1 });
    expect(parseBody('{"a":1}', 'text/plain')).toEqual({});
    expect(parseQuery('f[w][a][]=1')).toMatchObject({ f: { w: { a: ['1'] } } });
    expect(objectArgument('{"a":1}')).toEqual({ a: 1 });
    expect(objectArgument('null')).toBeUndefined();
  });
});

test('a fault of ours says nothing of itself, whoever asks', () => {
  const fault = new LegacyError(500, 'select * from account', {
    name: 'Oops',
    code: 'X',
    details: { stack: 'at' },
  });
  const told = { statusCode: 500, message: 'Internal Server Error' };
  expect(JSON.parse(writeError(fault, 'json').text)).toEqual({ error: told });
  for (const form of ['html', 'xml'] as const)
    expect(writeError(fault, form).text).not.toMatch(/account|Oops|stack/);
  const busy = new LegacyError(503, 'Please try again.', { code: 'OVERLOADED' });
  expect(JSON.parse(writeError(busy, 'json').text).error).toMatchObject({ message: 'Please try again.' });
});
