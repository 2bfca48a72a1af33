import type { ErrorCode } from '../../../schema/errors.ts';
import { bases } from '../bad-input/bases.ts';
import type { Person } from '../people.ts';
import type { Role, World } from '../rights/world.ts';
import { documentOf, operationOf, selectAll, variablesOf } from '../schema-documents.ts';
import type { TestProduct } from '../test-product.ts';

/** What `/graphql` answered. */
export interface Answered {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

type Caller = Role | Person;
type Input = Record<string, unknown>;

/** Calls `/graphql` at the address where the product listens. */
export class Desk {
  readonly product: TestProduct;
  readonly world: World;
  /** A second product with small limits, without Instagram. */
  readonly small: TestProduct;

  constructor(product: TestProduct, world: World, small: TestProduct) {
    this.product = product;
    this.world = world;
    this.small = small;
  }

  /** Sends a body as it is. */
  async post(body: unknown, headers: Record<string, string> = {}, to = this.product): Promise<Answered> {
    const response = await fetch(`${to.app.listeningOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  private headersOf(caller: Caller): Record<string, string> {
    if (caller === 'visitor') return {};
    const { client } = typeof caller === 'string' ? this.world[caller] : caller;
    return { cookie: client.cookie ?? '' };
  }

  /** Sends a mutation with its whole input. */
  send(name: string, input: Input, caller: Caller, to = this.product): Promise<Answered> {
    const operation = operationOf('Mutation', name);
    const query = documentOf(operation, selectAll(operation.field.type, 1));
    return this.post({ query, variables: variablesOf(operation, input) }, this.headersOf(caller), to);
  }

  /** The input of a call that is in order. */
  async input(name: string): Promise<Input> {
    return (await bases[name]?.input(this.world)) ?? {};
  }

  /** Sends a mutation that is in order but for `change`, as who may call it or as somebody else. */
  async call(name: string, change: Input = {}, caller?: Caller): Promise<Answered> {
    const by = caller ?? bases[name]?.by ?? 'visitor';
    return this.send(name, { ...(await this.input(name)), ...change }, by);
  }

  /** Sends the same mutation twice, and returns the second answer. */
  async twice(name: string, change: Input = {}, caller?: Caller): Promise<Answered> {
    const input = { ...(await this.input(name)), ...change };
    const by = caller ?? bases[name]?.by ?? 'visitor';
    const { errors } = await this.send(name, input, by);
    if (errors) throw new Error(`${name} was refused: ${JSON.stringify(errors)}`);
    return this.send(name, input, by);
  }
}

/** How a code is provoked: in words, and done. */
export type Row = readonly [how: string, provoke: (desk: Desk) => Promise<Answered>];

/** Rows of a part of the catalogue. */
export type Rows = Partial<Record<ErrorCode, Row>>;

/** A row of a mutation that is in order but for a change. */
export const wrong = (how: string, name: string, change: Input = {}, caller?: Role): Row => [
  how,
  (desk) => desk.call(name, change, caller),
];
