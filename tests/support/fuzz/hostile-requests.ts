import { Rng } from '../../../api/dev/demo/rng.ts';
import { type Operation, operations } from '../schema-documents.ts';
import { EnumName, HostileValues, hostileTexts } from './hostile-values.ts';
import { askable, RandomSelections } from './random-documents.ts';

/** A request body, and what is odd about it. */
export interface HostileRequest {
  readonly what: string;
  readonly body: string;
  /** The operation alone, for sockets; absent when the body itself is odd. */
  readonly operation?: { readonly query: string; readonly variables: Record<string, unknown> };
}

const MOST_BYTES = 50_000;
const subscriptions = operations.filter(({ root }) => root === 'Subscription');

/** A value as written in a document. */
function literal(value: unknown): string {
  if (value instanceof EnumName) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`);
  return `{${members.join(', ')}}`;
}

const wrap = (depth: number, open: string, inner: string, close: string): string =>
  open.repeat(depth) + inner + close.repeat(depth);

/** Documents that are too large in some way, whatever the schema. */
const heavy: Readonly<Record<string, (count: number) => string>> = {
  'deep selections': (count) => `{ ${wrap(count, 'campaign(id: 1) { owner { ', 'id', ' } }')} }`,
  'deep fragments': (count) => `{ ${wrap(count, '... { ', '__typename', ' }')} }`,
  'many aliases': (count) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { id }`).join(' ')} }`,
  'many fields': (count) => `{ me { ${'id '.repeat(count)} } }`,
  'many directives': (count) => `{ me ${'@include(if: true) '.repeat(count)} { id } }`,
  'unknown directives': (count) => `{ me ${'@nope '.repeat(count)} { id } }`,
  'fragments in a circle': () =>
    'query { me { ...a } } fragment a on Account { ...b } fragment b on Account { ...a }',
  'fragments that double': (count) => {
    const most = Math.min(count, 60);
    const each = Array.from(
      { length: most },
      (_, index) => `fragment f${index} on Account { ...f${index + 1} ...f${index + 1} }`,
    );
    return `{ me { ...f0 } } ${each.join(' ')} fragment f${most} on Account { id }`;
  },
  'fields that overlap': (count) =>
    `{ ${Array.from({ length: count }, (_, index) => `campaigns(filter: {q: "${index}"}) { nodes { id } }`).join(' ')} }`,
  'many operations': (count) =>
    Array.from({ length: count }, (_, index) => `query q${index} { me { id } }`).join(' '),
  'many variables': (count) =>
    `query (${Array.from({ length: count }, (_, index) => `$v${index}: Int = 1`).join(', ')}) { me { id } }`,
  'a deep list': (count) => `{ campaign(id: ${wrap(count, '[', '1', ']')}) { id } }`,
  'a deep object': (count) => `{ campaigns(filter: ${wrap(count, '{ a: ', '1', ' }')}) { total } }`,
  'a deep type': (count) => `query ($a: ${wrap(count, '[', 'Int', ']')}) { me { id } }`,
  'a block string': (count) => `{ usernameAvailable(username: """${'\n  "" \\'.repeat(count)}""") }`,
  'a comment': (count) => `#${'x'.repeat(count * 50)}\n{ me { id } }`,
  introspection: (count) =>
    `{ __schema { ${wrap(Math.min(count, 9), 'types { fields { type { ', 'name', ' } } }')} } }`,
  'types of types': (count) => `{ __type(name: "Query") { ${wrap(count, 'ofType { ', 'name', ' }')} } }`,
};

/** Bodies that are no requests, or hardly. */
const bodies: readonly ((rng: Rng) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '0',
  () => '"{ me { id } }"',
  () => '{"query":null}',
  () => '{"query":["{ me { id } }"]}',
  () => '{"query":{"__proto__":"{ me { id } }"}}',
  () => '{"query":"{ me { id } }","query":"{ nope }"}',
  () => '{"query":"{ me { id } }","variables":"{}"}',
  () => '{"query":"{ me { id } }","variables":[1]}',
  () => '{"query":"{ me { id } }","variables":{"__proto__":{"a":1},"constructor":1}}',
  () => '{"__proto__":{"query":"{ me { id } }"}}',
  () => '{"query":"{ me { id } }","operationName":"__proto__"}',
  () => '{"query":"{ me { id } }","operationName":{"a":1}}',
  () => '{"query":"{ me { id } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
  () => '{"query":"{ me { id } }","extensions":"x"}',
  () => '[{"query":"{ me { id } }"},{"query":"{ me { id } }"}]',
  () => '{"query":"{ me { id } }"',
  () => '{"query":"\\ud800 { me { id } }"}',
  () => '{"query":"{ me { \u0001id } }"}',
  () => '\ufeff{"query":"{ me { id } }"}',
  (rng) => '['.repeat(rng.int(1_000, 60_000)),
  (rng) =>
    `{"query":"{ me { id } }","variables":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)},"x":${rng.int(1, 9)}}`,
  (rng) => `{"query":"${'{'.repeat(rng.int(1_000, 20_000))}"}`,
  (rng) => `{"query":${JSON.stringify(`{ me { id } } ${'x'.repeat(rng.int(1_000, 200_000))}`)}}`,
  (rng) =>
    `{"query":"query ($a: Int) { me { id } }","variables":{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${rng.int(1, 9)}`).join(',')}}}`,
];

/** Generates hostile requests; the same seed generates the same ones. */
export class HostileRequests {
  private readonly rng: Rng;
  private readonly selections: RandomSelections;
  private readonly values: HostileValues;

  constructor(seed: string, ids: readonly string[]) {
    this.rng = new Rng(seed);
    this.selections = new RandomSelections(this.rng);
    this.values = new HostileValues(this.rng, ids);
  }

  /** The next request. */
  next(): HostileRequest {
    const style = this.rng.next();
    if (style < 0.5) return this.asked('values');
    if (style < 0.68) return this.asked('literals');
    if (style < 0.8) return this.broken();
    if (style < 0.92) return this.heavy();
    return { what: 'body', body: this.rng.pick(bodies)(this.rng) };
  }

  /** The next request that can be sent over a socket; every third is a subscription. */
  nextForSocket(): HostileRequest & { operation: NonNullable<HostileRequest['operation']> } {
    for (;;) {
      const request = this.rng.chance(0.33) ? this.asked('values', subscriptions) : this.next();
      const { operation } = request;
      // Larger messages than a socket accepts close it.
      if (operation && request.body.length < MOST_BYTES) return { ...request, operation };
    }
  }

  private asked(what: 'values' | 'literals', from: readonly Operation[] = askable): HostileRequest {
    const { root, field } = this.rng.pick(from);
    const sent = field.args.filter(() => this.rng.chance(0.85));
    const values = Object.fromEntries(sent.map(({ name, type }) => [name, this.values.value(type)]));
    const isLiteral = what === 'literals';
    const head = sent.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const args = sent
      .map(({ name }) => `${name}: ${isLiteral ? literal(values[name]) : `$${name}`}`)
      .join(', ');
    const selection = this.selections.of(field.type, this.rng.int(1, 5));
    const call = `${field.name}${args && `(${args})`} ${selection}`;
    const begin = isLiteral || !head ? '' : `(${head})`;
    return this.request(
      `${what} of ${field.name}`,
      `${root.toLowerCase()} ${begin} { ${call} }`,
      isLiteral ? {} : values,
    );
  }

  /** A damaged request. */
  private broken(): HostileRequest {
    const { operation } = this.asked(this.rng.chance(0.5) ? 'values' : 'literals');
    const query = operation?.query ?? '';
    const at = this.rng.int(0, query.length);
    const end = Math.min(query.length, at + this.rng.int(1, 12));
    const wounds: readonly string[] = [
      query.slice(0, at) + query.slice(end),
      query.slice(0, at),
      query.slice(0, at) + this.rng.pick(hostileTexts) + query.slice(at),
      query.slice(0, end) + query.slice(at),
      query.slice(0, at) +
        this.rng.pick(['{', '}', '(', ')', '"', '"""', '...', '@', '$', '!', '|', '&', '\u0000']) +
        query.slice(at),
      query + query,
    ];
    return this.request('broken', this.rng.pick(wounds), operation?.variables ?? {});
  }

  private heavy(): HostileRequest {
    const [what, write] = this.rng.pick(Object.entries(heavy));
    return this.request(what, write(this.rng.pick([3, 11, 30, 200, 1_500, 6_000])), {});
  }

  private request(what: string, query: string, variables: Record<string, unknown>): HostileRequest {
    return { what, body: JSON.stringify({ query, variables }), operation: { query, variables } };
  }
}
