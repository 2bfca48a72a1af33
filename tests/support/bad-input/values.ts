import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** A wrong value, or one that breaks careless programs. */
export interface Bad {
  readonly what: string;
  readonly value: unknown;
  /** Whether it must be refused, whatever the rule; others may be cleaned and accepted. */
  readonly isRefused: boolean;
}

const bad = (isRefused: boolean, values: Record<string, unknown>): Bad[] =>
  Object.entries(values).map(([what, value]) => ({ what, value, isRefused }));

const oddTexts = {
  NUL: 'a\u0000b',
  'only NUL': '\u0000',
  'control characters': 'a\u0001\u0008\u000b\u001b[31m\u007f\u0085b',
  'a lone high surrogate': 'a\ud83db',
  'a lone low surrogate': '\udc00',
  emoji: '👩‍👩‍👧‍👦🇸🇬',
  'right to left': '\u202eשלום\u202c عربى',
  'zero width': '\u200b\u200d\ufeff',
  'line ends': 'a\r\nb\u2028c',
  script: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'SQL quoting': `'); DROP TABLE account; -- " \\ $1 %s`,
  'a template': '{{7*7}} <%= 7 %> %00 %n',
  'a prototype': '__proto__',
};

const wrongKinds = { 'a list': [1], 'an object': { a: 1 }, 'true or false': true };

const ids = [
  '',
  ' ',
  '0',
  '-1',
  '01',
  '1e3',
  '1.5',
  '0x1',
  '99999999999',
  '2147483648',
  'abc',
  '1; drop',
  '١',
  '\u0000',
  '\ud800',
  'NaN',
];
const days = [
  '',
  'abc',
  '2026-02-30',
  '2026-13-01',
  '30/02/2026',
  '2026-2-3',
  '0000-01-01',
  '20261212',
  '2026-12-12T00:00:00Z',
  '+002026-12-12',
  '\u0000',
];

const instants = [
  '',
  'now',
  '2026-12-12',
  '2026-12-12T00:00:00',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-12-12T25:00:00Z',
  '2026-12-12T00:00:00+99:99',
  '0000-01-01T00:00:00Z',
  '+002026-12-12T00:00:00Z',
  '\u0000',
];

const byType: Readonly<Record<string, Bad[]>> = {
  ID: [
    ...bad(true, Object.fromEntries(ids.map((id) => [JSON.stringify(id), id]))),
    ...bad(true, {
      ...wrongKinds,
      'a number below zero': -1,
      'a fraction': 1.5,
      '4 thousand characters': '1'.repeat(4_000),
    }),
  ],
  Int: bad(true, {
    'a fraction': 1.5,
    'above 32 bits': 2_147_483_648,
    'below 32 bits': -2_147_483_649,
    'a text': '5',
    ...wrongKinds,
  }).concat(bad(false, { zero: 0, negative: -1, most: 2_147_483_647, least: -2_147_483_648 })),
  Float: bad(true, { 'a text': '1.5', ...wrongKinds }).concat(
    bad(false, {
      zero: 0,
      negative: -0.5,
      most: Number.MAX_VALUE,
      least: -Number.MAX_VALUE,
      tiny: Number.MIN_VALUE,
    }),
  ),
  MinorUnits: bad(true, {
    'a fraction': 0.5,
    'above 2^53': 2 ** 53,
    'a text': '500',
    'a million and a cent': 100_000_001,
    most: 9_007_199_254_740_991,
    ...wrongKinds,
  }).concat(bad(false, { zero: 0, negative: -1, least: -9_007_199_254_740_991 })),
  CurrencyCode: bad(true, {
    empty: '',
    'small letters': 'usd',
    'another one': 'EUR',
    'a number': 840,
    ...wrongKinds,
  }),
  Date: bad(true, Object.fromEntries(days.map((day) => [JSON.stringify(day), day]))).concat(
    bad(true, { 'a number': 20261212, ...wrongKinds }),
    bad(false, { 'the first day': '0001-01-01', 'the last day': '9999-12-31', '29 Feb': '2024-02-29' }),
  ),
  DateTime: bad(true, Object.fromEntries(instants.map((one) => [JSON.stringify(one), one]))).concat(
    bad(true, { 'a number': 1_764_547_200, ...wrongKinds }),
    bad(false, {
      'the first instant': '0001-01-01T00:00:00Z',
      'before the first': '0001-01-01T00:00:00+14:00',
      'the last instant': '9999-12-31T23:59:59Z',
      'after the last': '9999-12-31T23:59:59-14:00',
      'the furthest offset': '2026-12-12T00:00:00+23:59',
      nanoseconds: '2026-12-12T00:00:00.123456789Z',
    }),
  ),
  Boolean: bad(true, { 'a text': 'true', 'a number': 1, 'a list': [true] }),
  String: [...bad(true, { 'a number': 1, 'a list': ['a'], 'an object': { a: 1 } }), ...bad(false, oddTexts)],
};

/** Bad values for one value of a type, without its list. */
function badScalars(type: GraphQLInputType): Bad[] {
  const named = getNamedType(type);
  if (isEnumType(named))
    return bad(true, {
      'no such value': 'NOPE',
      'the inner value': 'paid',
      empty: '',
      'a number': 1,
      ...wrongKinds,
    });
  if (isInputObjectType(named)) return bad(true, { 'a text': 'a', 'a number': 1, 'nothing in it': {} });
  const values = byType[named.name];
  if (!values) throw new Error(`no bad values for ${named.name}: please add them`);
  return values;
}

/** Bad values for an argument or input field. `most` is the longest accepted text. */
export function badValues(type: GraphQLInputType, most: number | undefined): Bad[] {
  const nullable = getNullableType(type);
  const none = isNonNullType(type) ? bad(true, { null: null }) : [];
  if (isListType(nullable)) {
    const inner = badScalars(nullable.ofType).map((item) => ({
      ...item,
      what: `a list with ${item.what}`,
      value: [item.value],
      isRefused: item.isRefused && !Array.isArray(item.value),
    }));
    const many = Array.from({ length: 2_000 }, (_, index) => `entry${index}`);
    return [...none, ...inner, ...bad(true, { 'too many entries': many, 'a null inside': [null] })];
  }
  const isText = getNamedType(type).name === 'String';
  const blank =
    isText && isNonNullType(type)
      ? bad(true, { empty: '', blanks: ' \t\n ', 'nothing to be seen': '\u200b\u200d\ufeff' })
      : [];
  const long =
    isText && most
      ? bad(true, { 'too long by one': 'x'.repeat(most + 1), 'far too long': 'x'.repeat(100_000) })
      : [];
  return [...none, ...blank, ...long, ...badScalars(type)];
}
