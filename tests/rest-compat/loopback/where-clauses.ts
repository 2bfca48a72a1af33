import type { Rng } from '../../../api/dev/demo/rng.ts';
import type { LegacyModel, LegacyRow, LegacyType } from '../../support/loopback3.ts';
import { Odd } from './odd.ts';

/** A condition as a filter has it. */
export type Where = Record<string, unknown>;

/** What matches no row, and what matches every one. */
const never: Where = { id: { lt: 0 } };
const always: Where = { id: { neq: null } };
/** Shown to their owner alone, so nobody finds people by them, nor puts them in order. */
const ofOneself = [
  ...['email', 'mobile', 'countryCode', 'dob', 'gender', 'emailNotificationSetting'],
  ...['stripeAccountNumber', 'stripeBankAccountId'],
];

/** Properties of a model that a caller can find rows by, among those that rows came with. */
export function findable({ plural, properties }: LegacyModel, rows: readonly LegacyRow[]): string[] {
  return Object.keys(properties).filter(
    (name) =>
      properties[name] !== 'list' &&
      !(plural === 'AppUsers' && ofOneself.includes(name)) &&
      rows.some((row) => name in row),
  );
}

const comparisons = ['gt', 'gte', 'lt', 'lte'] as const;
const likes = ['like', 'nlike', 'ilike', 'nilike'] as const;
/** Stored as texts of several, or by the day: what they are compared with means something else than in LoopBack. */
const special = new Set(['campaignCategories', 'endStoryPostDate']);

/** Writes conditions over the properties of a model, with values out of its rows. */
export class WhereClauses {
  private readonly rng: Rng;
  private readonly model: LegacyModel;
  private readonly rows: readonly LegacyRow[];
  private readonly names: readonly string[];

  constructor(rng: Rng, model: LegacyModel, rows: readonly LegacyRow[]) {
    this.rng = rng;
    this.model = model;
    this.rows = rows;
    this.names = findable(model, rows);
  }

  /** A condition, at most `depth` levels deep; `isOdd` puts an odd part somewhere in it. */
  next(depth: number, isOdd: boolean): Where {
    if (depth === 0 || this.rng.chance(0.6)) return isOdd ? this.odd() : this.plain();
    const count = this.rng.int(1, 3);
    const odd = isOdd ? this.rng.int(0, count - 1) : -1;
    const parts = Array.from({ length: count }, (_, index) => this.next(depth - 1, index === odd));
    return { [this.rng.pick(['and', 'or'])]: parts };
  }

  /** One to three properties in one object. */
  private plain(): Where {
    const names = this.rng.sample(this.names, this.rng.chance(0.7) ? 1 : this.rng.int(2, 3));
    return Object.fromEntries(names.map((name) => [name, this.clause(name)]));
  }

  private typeOf(name: string): LegacyType {
    return this.model.properties[name] ?? 'string';
  }

  /** A value as the rows have it, or beside them. */
  private value(name: string): string | number {
    const found = this.rng.pick(this.rows)[name];
    const known = typeof found === 'string' || typeof found === 'number' ? found : this.beside(name);
    if (this.typeOf(name) === 'number') return this.number(Number(known));
    return this.typeOf(name) === 'date' ? this.date(name, String(known)) : String(known);
  }

  private beside(name: string): string | number {
    const type = this.typeOf(name);
    if (type === 'number') return this.rng.int(0, 40);
    return type === 'date' ? `2026-11-${this.rng.int(10, 28)}T00:00:00.000Z` : 'nothing';
  }

  private number(value: number): string | number {
    return this.rng.chance(0.15) ? String(value) : value;
  }

  /** The ways in which a moment may be written; days are kept whole where the rows are days. */
  private date(name: string, value: string): string | number {
    const way = this.rng.next();
    if (special.has(name) || way < 0.1)
      return way < 0.5 ? value.slice(0, 10) : `${value.slice(0, 10)}T00:00:00.000Z`;
    if (way < 0.2) return Date.parse(value);
    return way < 0.3 ? value.replace('Z', '+00:00') : value;
  }

  private several(name: string, count: number): (string | number)[] {
    return Array.from({ length: count }, () => this.value(name));
  }

  private clause(name: string): unknown {
    const { rng } = this;
    if (rng.chance(0.06)) return rng.pick([null, { eq: null }, { neq: null }]);
    if (name === 'campaignCategories') return this.text(name);
    const way = rng.next();
    if (way < 0.2) return rng.chance(0.5) ? this.value(name) : { eq: this.value(name) };
    if (way < 0.3) return { neq: this.value(name) };
    if (way < 0.45) return { [rng.pick(['inq', 'nin'])]: this.several(name, rng.int(1, 4)) };
    if (way < 0.55) return { between: this.several(name, 2) };
    if (way < 0.7 || this.typeOf(name) !== 'string') return { [rng.pick(comparisons)]: this.value(name) };
    return this.text(name);
  }

  /** A pattern over a text of the rows. */
  private text(name: string): unknown {
    const { rng } = this;
    const whole = String(this.value(name)).replace(/[^\w ,]/g, '');
    const from = rng.int(0, Math.max(0, whole.length - 3));
    const part = whole.slice(from, from + rng.int(1, 6));
    const cased = rng.chance(0.3) ? part.toUpperCase() : part;
    if (rng.chance(0.25))
      return { regexp: rng.pick([cased, `^${part}`, `/${cased}/i`, `/${part}$/`, `${part}.*[a-e]`]) };
    const pattern = rng.pick([`%${cased}%`, `${part}%`, `%${part}`, part.replace(/./, '_'), `%${part}_%`]);
    return { [rng.pick(likes)]: pattern };
  }

  private odd(): Where {
    const { rng } = this;
    const numbers = this.names.filter((name) => this.typeOf(name) === 'number');
    const anywhere = [
      () => this.unknownProperty(),
      () => (this.model.plural === 'AppUsers' ? this.withheldProperty() : this.emptyOr()),
      () => this.emptyList(),
    ];
    if (numbers.length === 0) return rng.pick(anywhere)() as unknown as Where;
    const number = rng.pick(numbers);
    const onNumbers = [
      () => this.twoOperators(),
      () => this.wrongNumber(number),
      () => this.regexpOnNumber(number),
      () => this.unknownOperator(number),
    ];
    return rng.pick([...anywhere, ...onNumbers])() as unknown as Where;
  }

  private twoOperators(): Odd {
    const name = this.rng.pick(
      this.names.filter((each) => this.typeOf(each) !== 'string' && !special.has(each)),
    );
    const [least, most] = [{ gte: this.value(name) }, { lte: this.value(name) }];
    const both = { and: [{ [name]: least }, { [name]: most }] };
    const one = { [name]: least };
    return new Odd('two operators on one property', { [name]: { ...least, ...most } }, [both, one]);
  }

  private wrongNumber(name: string): Odd {
    const wrong = this.rng.pick(['abc', '1 or 1=1', 5.5, 99_999_999_999, '12x']);
    const clause = this.rng.pick([wrong, { gt: 'abc' }, { inq: [wrong] }]);
    return new Odd('no such number', { [name]: clause }, [never, { [name]: clause }]);
  }

  private unknownProperty(): Odd {
    const name = this.rng.pick([
      'nope',
      'passwordHash',
      'CAMPAIGNTITLE',
      'owner_id',
      '__proto__',
      'constructor',
      'remarks',
    ]);
    return new Odd('unknown property', { [name]: this.rng.pick([1, 'x', { gt: 0 }, { inq: [1] }]) }, [never]);
  }

  private withheldProperty(): Odd {
    const name = this.rng.pick(ofOneself);
    const clause = this.rng.pick([null, { neq: null }, { gt: '0' }, 'person1@people.test']);
    return new Odd('withheld property', { [name]: clause }, [never]);
  }

  /** In an `or`, LoopBack forgets a condition that always holds. */
  private emptyList(): Odd {
    const name = this.rng.pick(this.names);
    const [clause, meaning] = this.rng.pick([[{ inq: [] }, never] as const, [{ nin: [] }, always] as const]);
    return new Odd('empty list', { [name]: clause }, [meaning]);
  }

  private emptyOr(): Odd {
    return new Odd('empty or', { or: [] }, [always, never]);
  }

  private regexpOnNumber(name: string): Odd {
    return new Odd('regexp on a number', { [name]: { regexp: '^1' } }, [never]);
  }

  private unknownOperator(name: string): Odd {
    // Not `near`, of which LoopBack dies.
    const operator = this.rng.pick(['exists', 'mod', '$gt', 'constructor']);
    return new Odd('unknown operator', { [name]: { [operator]: 1 } }, [never]);
  }
}
