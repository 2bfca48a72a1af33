import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { Rng } from '../../../api/dev/demo/rng.ts';
import { keepsLimits, type Operation, operations, realSchema } from '../schema-documents.ts';

/** A generated request. */
export interface RandomRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

/** Operations that would end the sessions of the fuzz test. */
const endsSessions = new Set([
  'signOut',
  'signIn',
  'changePassword',
  'resetPassword',
  'revokeOtherSessions',
  'revokeSession',
  'setStaff',
  'setStaffRoles',
  'suspendAccount',
]);
/** Operations that the fuzz test calls. */
export const askable = operations.filter(
  ({ root, name }) => root !== 'Subscription' && !endsSessions.has(name),
);

const texts = [
  '',
  'a',
  'Food',
  'SG',
  'food',
  '%_\\',
  '<p>Cook.</p>',
  'x'.repeat(101),
  '👩‍👩‍👧',
  '\u0000',
  '\ud800',
  "O'Neil",
  'null',
  '{}',
  'person1',
];
const numbers = [0, 1, -1, 5, 12, 100, 101, 10_001, 2_147_483_647, -2_147_483_648];
const days = ['2026-11-20', '2026-12-12', '0001-01-01', '9999-12-31', '2026-02-30'];
const amounts = [
  0,
  1,
  -1,
  5_000,
  100_000_000,
  100_000_001,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
];

const paging = new Set(['first', 'after', 'last', 'before', 'offset']);

/** Selects fields of a type at random, in the forms that clients use. */
export class RandomSelections {
  private readonly rng: Rng;
  private aliases = 0;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** A selection for a new document. */
  of(type: GraphQLOutputType, depth: number): string {
    this.aliases = 0;
    return this.selection(type, depth);
  }

  private selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (isInterfaceType(named)) {
      const one = this.rng.pick(realSchema.getPossibleTypes(named));
      return `{ __typename id ... on ${one.name} ${this.selection(one, depth)} }`;
    }
    if (!isObjectType(named)) return '';
    const chosen = Object.values(named.getFields()).filter((field) => {
      const isLeaf = !isObjectType(getNamedType(field.type));
      return isLeaf ? this.rng.chance(0.4) : depth > 1 && this.rng.chance(0.35);
    });
    const parts = chosen.map((field) =>
      this.decorated(named.name, field.name, this.selection(field.type, depth - 1)),
    );
    return `{ ${['__typename', ...parts].join(' ')} }`;
  }

  /** A field in one of the forms that clients use: plain, aliased, repeated, in a fragment, or skipped. */
  private decorated(type: string, name: string, below: string): string {
    const plain = `${name} ${below}`;
    const style = this.rng.next();
    if (style < 0.06) return `... on ${type} { ${plain} }`;
    if (style < 0.1) return `${name} @include(if: ${this.rng.chance(0.5)}) ${below}`;
    if (style < 0.13) return `${plain} ${plain}`;
    if (style < 0.2 && this.aliases < 20) {
      this.aliases += 1;
      return `a${this.aliases}: ${plain}`;
    }
    return plain;
  }
}

/** Generates random requests from the schema; the same seed generates the same ones. */
export class RandomDocuments {
  private readonly rng: Rng;
  private readonly selections: RandomSelections;

  constructor(seed: string) {
    this.rng = new Rng(seed);
    this.selections = new RandomSelections(this.rng);
  }

  /** The next request within the limits of a document. */
  next(): RandomRequest {
    for (;;) {
      const request = this.write(this.rng.pick(askable));
      if (keepsLimits(request.query, request.variables)) return request;
    }
  }

  private write({ root, field }: Operation): RandomRequest {
    // Any mixture of the arguments of a page is nearly always refused, so most requests have one that makes sense.
    const page = this.rng.chance(0.8) ? this.page() : null;
    const sent = field.args.filter(({ name, type }) =>
      page && paging.has(name) ? name in page : isNonNullType(type) || this.rng.chance(0.6),
    );
    const variables = Object.fromEntries(
      sent.map(({ name, type }) => [name, page?.[name] ?? this.value(type)]),
    );
    const head = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const args = sent.map(({ name }) => `${name}: $${name}`).join(', ');
    const selection = this.selections.of(field.type, 1 + Math.floor(this.rng.next() * 6));
    const call = `${field.name}${args && `(${args})`} ${selection}`;
    return { query: `${root.toLowerCase()} ${head && `(${head})`} { ${call} }`, variables };
  }

  private page(): Record<string, number> {
    const size = this.rng.pick([1, 5, 12, 100]);
    if (this.rng.chance(0.2)) return { last: size };
    return this.rng.chance(0.3) ? { first: size, offset: this.rng.pick([0, 1, 10_000]) } : { first: size };
  }

  private value(type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(type.ofType);
    if (isListType(type)) {
      return Array.from({ length: Math.floor(this.rng.next() * 4) }, () => this.value(type.ofType));
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        ({ type: inner }) => isNonNullType(inner) || this.rng.chance(0.5),
      );
      return Object.fromEntries(fields.map(({ name, type: inner }) => [name, this.value(inner)]));
    }
    if (isEnumType(type)) return this.rng.pick(type.getValues()).name;
    return this.scalar(type.name);
  }

  private scalar(name: string): unknown {
    if (name === 'ID')
      return this.rng.chance(0.85) ? String(1 + Math.floor(this.rng.next() * 12)) : this.rng.pick(texts);
    if (name === 'Int') return this.rng.pick(numbers);
    if (name === 'MinorUnits') return this.rng.pick(amounts);
    if (name === 'CurrencyCode') return this.rng.chance(0.85) ? 'USD' : this.rng.pick(texts);
    if (name === 'Date') return this.rng.pick(days);
    if (name === 'Boolean') return this.rng.chance(0.5);
    return this.rng.pick(texts);
  }
}
