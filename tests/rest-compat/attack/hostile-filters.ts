import type { Rng } from '../../../api/dev/demo/rng.ts';
import { hostileTexts } from '../../support/fuzz/hostile-values.ts';
import { type LegacyModel, legacyModels } from '../../support/loopback3.ts';

/** Names that stand in no table of ours, or behind it. */
export const strangeNames = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'password',
    'passwordHash',
    'password_hash',
    'token',
    'account',
  ],
  ...['owner_id', 'id; drop table account', '"id"', 'campaign.id', 'remarks', 'profile', 'profile.email', ''],
];
const operators = [
  ...[
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'between',
    'inq',
    'nin',
    'like',
    'nlike',
    'ilike',
    'nilike',
    'regexp',
  ],
  ...['near', 'exists', '$where', '__proto__', 'and'],
];
/** Writes filters that look for what is not the caller's; the same numbers write the same ones. */
export class HostileFilters {
  private readonly rng: Rng;
  private readonly known: readonly (string | number)[];

  /** `known` are ids and texts of others. */
  constructor(rng: Rng, known: readonly (string | number)[]) {
    this.rng = rng;
    this.known = known;
  }

  /** A value of others, a text that chokes programs, or nothing sensible. */
  value(): unknown {
    const { rng } = this;
    if (rng.chance(0.6)) return rng.pick(this.known);
    if (rng.chance(0.3)) return rng.pick(hostileTexts).slice(0, 2_000);
    return rng.pick<unknown>([
      ...[0, 1, -1, 5.5, 2 ** 31, 2 ** 53, 1e308, true, false, null, '', [], {}, [1], { a: 1 }, { id: 1 }],
      ...['2026-11-20', '2026-11-20T00:00:00.000Z', '0001-01-01', '275760-09-13T00:00:00.001Z', 'NaN', '-1'],
    ]);
  }

  private property(model: LegacyModel): string {
    return this.rng.chance(0.12) ? this.rng.pick(strangeNames) : this.rng.pick(Object.keys(model.properties));
  }

  private clause(): unknown {
    const { rng } = this;
    if (rng.chance(0.3)) return this.value();
    const operator = rng.pick(operators);
    if (rng.chance(0.15)) return { [operator]: this.value() };
    if (operator === 'between') return { between: [this.value(), this.value()] };
    if (operator === 'inq' || operator === 'nin')
      return {
        [operator]: Array.from({ length: rng.pick([0, 1, 3, 3, 900, 3_000]) }, () => this.value()).slice(
          0,
          40,
        ),
      };
    if (operator.endsWith('like'))
      return { [operator]: `%${String(this.value()).slice(0, rng.pick([3, 12, 2_500]))}%` };
    if (operator === 'regexp')
      return { regexp: rng.pick(['^S', '(a+)+$', '[', '\\', '/x/gi', '/x/q', '.{1,9999}', '(?<=a)b', '']) };
    return { [operator]: this.value() };
  }

  /** A condition, whole or broken. */
  where(model: LegacyModel, depth: number): unknown {
    const { rng } = this;
    if (rng.chance(0.04)) return this.value();
    if (rng.chance(0.02)) return this.deep(rng.pick([5, 13, 200]));
    if (depth === 0 || rng.chance(0.6)) {
      const count = rng.int(0, 3);
      return Object.fromEntries(Array.from({ length: count }, () => [this.property(model), this.clause()]));
    }
    const parts = Array.from({ length: rng.int(0, 3) }, () => this.where(model, depth - 1));
    return { [rng.pick(['and', 'or'])]: parts };
  }

  private deep(levels: number): unknown {
    let where: unknown = { id: 1 };
    for (let level = 0; level < levels; level += 1) where = { and: [where] };
    return where;
  }

  /** A filter that reaches as far as it can. */
  filter(model: LegacyModel, depth = 3): Record<string, unknown> {
    const { rng } = this;
    const filter: Record<string, unknown> = {};
    if (rng.chance(0.7)) filter.where = this.where(model, 3);
    if (rng.chance(0.5))
      filter.order = rng.pick([`${this.property(model)} DESC`, [this.property(model)], this.value()]);
    if (rng.chance(0.25))
      filter.fields = rng.pick([
        [this.property(model), 'id'],
        { [this.property(model)]: rng.chance(0.5) },
        this.value(),
      ]);
    if (rng.chance(0.2)) filter.limit = rng.pick<unknown>([1, 100_000, -1, this.value()]);
    if (rng.chance(0.1)) filter.skip = rng.pick<unknown>([1, 2 ** 40, this.value()]);
    if (depth > 0 && rng.chance(0.6)) filter.include = this.include(model, depth);
    return filter;
  }

  private include(model: LegacyModel, depth: number): unknown {
    const { rng } = this;
    const names = Object.keys(model.relations);
    const relation = rng.pick([...names, ...names, 'remarks', 'profile', 'accessTokens']);
    if (depth <= 0 || rng.chance(0.3))
      return rng.pick<unknown>([relation, [relation, relation], this.value()]);
    const target = legacyModels[model.relations[relation]?.model ?? 'AppUser'] ?? model;
    return rng.chance(0.7)
      ? { relation, scope: this.filter(target, depth - 1) }
      : { [relation]: this.include(target, depth - 1) };
  }
}
