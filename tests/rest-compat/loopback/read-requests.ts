import { Rng } from '../../../api/dev/demo/rng.ts';
import { type LegacyModel, type LegacyRow, legacyModel } from '../../support/loopback3.ts';
import { parameter } from './address.ts';
import { Odd, oddIn, settled } from './odd.ts';
import { findable, type Where, WhereClauses } from './where-clauses.ts';

/** A request that both answer. */
export interface ReadRequest {
  /** Path below `/api`, with its query. */
  readonly path: string;
  /** What is odd about it; absent where both have to answer the same. */
  readonly why?: string;
  /** Requests, one of which LoopBack answers as we have to. */
  readonly meant: readonly string[];
}

/** A limit that cuts nothing off. */
const ALL = 1_000;

type Rows = Readonly<Record<string, readonly LegacyRow[]>>;
type Filter = Record<string, unknown>;

/** Writes requests that read; the same seed writes the same ones. */
export class ReadRequests {
  private readonly rng: Rng;
  private readonly rows: Rows;
  private readonly clauses: Readonly<Record<string, WhereClauses>>;

  constructor(seed: string, rows: Rows) {
    this.rng = new Rng(seed);
    this.rows = rows;
    const writers = Object.entries(rows).map(([name, all]) => [
      name,
      new WhereClauses(this.rng, legacyModel(name), all),
    ]);
    this.clauses = Object.fromEntries(writers);
  }

  /** The next request. */
  next(): ReadRequest {
    const { rng } = this;
    const name = rng.pick(Object.keys(this.rows));
    const isOdd = rng.chance(0.2);
    const path = `/${legacyModel(name).plural}`;
    if (rng.chance(0.2)) return this.request(`${path}/count`, 'where', this.where(name, isOdd));
    if (rng.chance(0.05)) return this.request(path, 'filter', this.wrong(name));
    return this.request(path, 'filter', this.filter(name, isOdd));
  }

  private request(path: string, name: string, tree: unknown): ReadRequest {
    const wantsBrackets = this.rng.chance(0.35);
    const written = (choose: (odd: Odd) => unknown): string => {
      const said = parameter(name, settled(tree, choose), wantsBrackets);
      return said ? `${path}?${said}` : path;
    };
    const odd = oddIn(tree);
    return {
      path: written(({ shown }) => shown),
      ...(odd && { why: odd.why }),
      meant: (odd?.meanings ?? []).map((meaning) => written(() => meaning)),
    };
  }

  private where(name: string, isOdd: boolean): Where {
    return this.clauses[name]?.next(2, isOdd) ?? {};
  }

  private filter(name: string, isOdd: boolean): Filter {
    const { rng } = this;
    const model = legacyModel(name);
    const odd = isOdd ? rng.pick(['where', 'where', 'where', 'order', 'include', 'limit']) : '';
    const filter: Filter = {};
    if (rng.chance(0.75) || odd === 'where') filter.where = this.where(name, odd === 'where');
    if (rng.chance(0.6) || odd === 'order')
      filter.order = odd === 'order' ? this.oddOrder() : this.order(name);
    if (rng.chance(0.45)) filter.limit = rng.pick([1, 2, 3, 5, 12, 50, '4']);
    if (odd === 'limit') filter.limit = new Odd('limit of 0', 0, [ALL]);
    if (rng.chance(0.3)) filter[rng.pick(['offset', 'skip'])] = rng.pick([0, 1, 2, 5, '3', 60]);
    // Without a limit, LoopBack cuts what it skips in off at a hundred rows.
    if ('offset' in filter || 'skip' in filter) filter.limit ??= ALL;
    if (odd === 'include') filter.include = this.oddInclude();
    else if (rng.chance(0.4) && Object.keys(model.relations).length > 0)
      filter.include = this.include(model, 2);
    if (rng.chance(0.25)) filter.fields = this.fields(model);
    if (filter.fields && filter.include) filter.fields = this.fieldsBesideRows(filter.fields, isOdd);
    if (rng.chance(0.05)) filter.unheardOf = rng.pick([1, 'x', { a: 1 }]);
    return filter;
  }

  /** An order without ties: what comes first of equal rows is nobody's promise. */
  private order(name: string): unknown {
    const { rng } = this;
    const known = findable(legacyModel(name), this.rows[name] ?? []);
    const direction = () => rng.pick(['', ' ASC', ' DESC', ' asc', ' desc', ' Desc']);
    const keys = rng.sample(known, rng.int(0, 2)).filter((each) => each !== 'id');
    const all = [...keys, 'id'].map((each) => each + direction());
    return rng.chance(0.5) ? all : rng.pick([all.join(', '), all.join(',')]);
  }

  private oddOrder(): unknown {
    const unknown = this.rng.pick(['nope DESC', 'owner_id', 'passwordHash']);
    return new Odd('order by an unknown property', [unknown, 'id DESC'], [['id DESC']]);
  }

  private oddInclude(): unknown {
    const shown = this.rng.pick(['nope', 'remarks,profile', ['owner'], { relation: 'accounts' }]);
    return new Odd('unknown relation', shown, []);
  }

  private include(model: LegacyModel, depth: number): unknown {
    const { rng } = this;
    const names = Object.keys(model.relations);
    const relation = rng.pick(names);
    const target = legacyModel(model.relations[relation]?.model ?? '');
    const deeper = depth > 1 && Object.keys(target.relations).length > 0;
    const nested = deeper ? this.include(target, depth - 1) : undefined;
    return rng.pick([
      () => relation,
      () => rng.sample(names, rng.int(1, names.length)),
      () => rng.pick(['', [], null]),
      () => ({ relation, scope: this.scope(model, relation, nested) }),
      () => [{ relation, scope: this.scope(model, relation, nested) }],
      () => (typeof nested === 'string' ? { [relation]: nested } : relation),
    ])();
  }

  private scope(model: LegacyModel, relation: string, include: unknown): Filter {
    const { rng } = this;
    const { model: target = '', many, key = '', to = '' } = model.relations[relation] ?? {};
    const scope: Filter = {};
    if (rng.chance(0.4)) {
      // A condition on what relates the rows is lost in LoopBack, which writes its own over it.
      const where = this.clauses[target]?.next(1, false) ?? {};
      delete where[many ? key : to];
      scope.where = where;
    }
    if (many && rng.chance(0.5)) scope.order = this.order(target);
    if (many && rng.chance(0.5)) scope.limit = rng.int(1, 3);
    if (many && rng.chance(0.2)) scope.skip = rng.int(0, 2);
    // Fields to leave out, and an empty list, are misunderstood by LoopBack in a scope: only the key comes.
    if (include !== undefined && rng.chance(0.5)) scope.include = include;
    else if (rng.chance(0.4))
      scope.fields = rng.sample(Object.keys(legacyModel(target).properties), rng.int(1, 5));
    return scope;
  }

  /** Without their id, rows that belong to others are refused; by LoopBack when it has found one. */
  private fieldsBesideRows(fields: unknown, isOdd: boolean): unknown {
    const names = Array.isArray(fields)
      ? fields
      : Object.entries(fields as object).flatMap(([name, on]) => (on ? name : []));
    if (names.includes('id')) return fields;
    return isOdd ? undefined : new Odd('related rows without an id', fields, [fields]);
  }

  private fields(model: LegacyModel): unknown {
    const { rng } = this;
    const names = rng.sample(Object.keys(model.properties), rng.int(1, 5));
    const all = (on: boolean) => Object.fromEntries(names.map((name) => [name, on]));
    return rng.pick([
      () => names,
      () => ['id', ...names],
      () => all(true),
      () => ({ ...all(true), id: true }),
      () => all(false),
      () => rng.pick(names),
      () => [...names, 'nope'],
      () => [],
    ])();
  }

  /** What nobody can read: both say so. */
  private wrong(name: string): unknown {
    const { rng } = this;
    const { properties } = legacyModel(name);
    const text = Object.keys(properties).find((each) => properties[each] === 'string') ?? 'id';
    return rng.pick<unknown>([
      { limit: rng.pick<unknown>([-1, 1.5, 'x']) },
      { offset: rng.pick<unknown>([-1, 2.5, 'x']) },
      { order: rng.pick<unknown>(['id X', ['id UP'], ' id']) },
      { where: rng.pick<unknown>(['abc', 5, [1]]) },
      { where: { id: rng.pick<unknown>([{ between: [1] }, { between: 5 }, { inq: 3 }, { nin: 'x' }]) } },
      { where: rng.pick<unknown>([{ and: {} }, { or: 5 }]) },
      { where: { [text]: { [rng.pick(['like', 'nlike', 'ilike', 'nilike'])]: 5 } } },
      5,
      'abc',
      [],
    ]);
  }
}
