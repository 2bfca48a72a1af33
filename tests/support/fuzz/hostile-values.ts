import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { Rng } from '../../../api/dev/demo/rng.ts';

/** An enum value: a text in variables, a bare name in a document. */
export class EnumName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toJSON(): string {
    return this.name;
  }
}

/** Texts that break careless programs. */
export const hostileTexts: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufffe\uffff',
  '\u202e\u2066right to left',
  '\u200b'.repeat(50),
  'Ａ̶̧̢̨'.repeat(30),
  '🏳️‍🌈'.repeat(40),
  "'; drop table account; --",
  `" or ""="`,
  "' or 1=1) --",
  '\\',
  '$1',
  '%s%n%x',
  '%_%_%_%_%_%_%_%',
  '{{7*7}}#{7*7}<%= 7 %>',
  '<script>alert(1)</script>',
  '<svg><p><style><img src=x onerror=alert(1)>',
  '<p>'.repeat(2_000),
  '<div '.repeat(1_000),
  '<a href="javascript:alert(1)">x</a>',
  '{"a":{"b":[1,2,{"c":null}]}}',
  '[['.repeat(500),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'https://[::ffff:127.0.0.1]/',
  'https://user:pw@127.0.0.1:22/',
  'a@b.c\r\nBcc: all@people.test',
  `${'a'.repeat(60)}@${'b.'.repeat(60)}test`,
  'x'.repeat(10_001),
  'x '.repeat(20_000),
  '(a+)+$',
  `${'a'.repeat(5_000)}!`,
  ' '.repeat(5_000),
  '\t\r\n\v\f',
  '１２３',
  '-0',
  '1e309',
  '0x7fffffff',
  '9'.repeat(400),
  Buffer.from('["most","1","2"]').toString('base64url'),
  Buffer.from('["most","999999999999999999","-999999999999999999"]').toString('base64url'),
  Buffer.from('[["most"],{},null]').toString('base64url'),
];

const numbers: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 63),
  1e308,
  Number.MIN_VALUE,
  89.999_999_999,
  -90.000_001,
  180.5,
];
const dates: readonly string[] = [
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-14',
  '2026-02-29',
  '2024-02-29',
  '2026-11-20T00:00:00Z',
  '2026-W01',
  'now',
  'infinity',
];

/** An object with keys such as `__proto__`, which JSON can carry. */
const prototypes = (): unknown =>
  JSON.parse('{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}},"toString":1}');

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Generates values for arguments: most fit their type, many do not. */
export class HostileValues {
  private readonly rng: Rng;
  private readonly ids: readonly string[];
  /** Share of hostile values, from 0 to 1. */
  private readonly share: number;

  /** `ids` are those of existing rows, whoever they belong to. */
  constructor(rng: Rng, ids: readonly string[], share = 0.25) {
    this.rng = rng;
    this.ids = ids;
    this.share = share;
  }

  /** A value for a type, or something else. */
  value(type: GraphQLInputType, depth = 0): unknown {
    if (isNonNullType(type)) return this.rng.chance(0.02) ? null : this.value(type.ofType, depth);
    if (this.rng.chance(this.share / 6)) return this.anything();
    if (isListType(type)) return this.list(type.ofType, depth);
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || this.rng.chance(0.6),
      );
      const entries = fields.map((field) => [field.name, this.value(field.type, depth + 1)] as const);
      if (this.rng.chance(0.03)) entries.push([this.rng.pick(['extra', '__proto__', 'constructor']), 1]);
      return Object.fromEntries(entries);
    }
    if (isEnumType(type)) {
      const known = this.rng.pick(type.getValues()).name;
      return new EnumName(this.rng.chance(0.9) ? known : this.rng.pick(['NOPE', '__proto__', 'toString']));
    }
    return isScalarType(type) ? this.scalar(type.name) : null;
  }

  /** Any JSON value. */
  anything(): unknown {
    const kinds: readonly (() => unknown)[] = [
      () => null,
      () => this.rng.chance(0.5),
      () => this.rng.pick(numbers),
      () => this.rng.pick(hostileTexts),
      () => [],
      () => [[null, [1]]],
      prototypes,
      () => nested(this.rng.int(2, 400)),
      () => Array.from({ length: this.rng.int(50, 800) }, (_, index) => index),
    ];
    return this.rng.pick(kinds)();
  }

  private list(type: GraphQLInputType, depth: number): unknown[] {
    const many = this.rng.chance(0.04) ? this.rng.int(101, 600) : this.rng.int(0, 4);
    const one = this.value(type, depth + 1);
    return Array.from({ length: many }, () => (many > 10 ? one : this.value(type, depth + 1)));
  }

  private scalar(name: string): unknown {
    const isHostile = this.rng.chance(this.share);
    if (name === 'Boolean') return this.rng.chance(0.5);
    if (name === 'Int' || name === 'Float' || name === 'MinorUnits')
      return isHostile ? this.rng.pick(numbers) : this.rng.pick([1, 5, 12, 100, 5_000]);
    if (name === 'CurrencyCode') return isHostile ? this.rng.pick(hostileTexts) : 'USD';
    if (name === 'Date') return isHostile ? this.rng.pick(dates) : '2026-12-12';
    if (isHostile) return this.rng.pick(hostileTexts);
    if (name === 'ID') return this.rng.chance(0.6) ? this.rng.pick(this.ids) : String(this.rng.int(1, 40));
    return this.rng.pick(['', 'a', 'Food', 'SG', 'food', '<p>Cook.</p>', '👩‍👩‍👧', 'person1', '+65']);
  }
}
