import type { Overrides } from '../../api/server/compose.ts';
import { mountRestCompat } from '../../rest-compat/mount.ts';
import { type Person, password } from './people.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

/** The product with the legacy paths mounted, as in `main.ts`. */
export function startRestProduct(
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestProduct> {
  return startTestProduct(env, { mounted: [mountRestCompat], ...overrides });
}

/** An answer of a legacy path. */
export interface RestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  readonly body: any;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Options of a request. */
export interface RestOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** A legacy client with the cookie of a member, or without. */
export class RestClient {
  private readonly product: TestProduct;
  readonly cookie: string | undefined;

  constructor(product: TestProduct, person?: Person) {
    this.product = product;
    this.cookie = person?.client.cookie;
  }

  /** Sends a request to a path below `/api`. An object as body goes as JSON. */
  async send(method: Method, path: string, { body, headers = {} }: RestOptions = {}): Promise<RestAnswer> {
    const isText = typeof body === 'string';
    const response = await this.product.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(body !== undefined && !isText && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: isText ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? response.json() : null,
      text: response.body,
      headers: response.headers,
    };
  }

  /** Reads a list with a JSON filter, and returns its rows. Throws unless the status is 200. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  async list(path: string, filter: unknown = {}): Promise<any[]> {
    const { status, body } = await this.send(
      'GET',
      `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Counts with a JSON `where`. Throws unless the status is 200. */
  async count(path: string, where: unknown = {}): Promise<number> {
    const { status, body } = await this.send(
      'GET',
      `${path}/count?where=${encodeURIComponent(JSON.stringify(where))}`,
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.count;
  }
}

/** Updates rows of a model with a `where` in the query. */
export function updateRows(
  client: RestClient,
  model: string,
  where: unknown,
  body: unknown,
): Promise<RestAnswer> {
  return client.send('POST', `/${model}/update?where=${encodeURIComponent(JSON.stringify(where))}`, { body });
}

/** Status and codes of a failed validation, or the body of another answer. */
export const told = ({ status, body }: RestAnswer): unknown[] => [
  status,
  body?.error?.details?.codes ?? body,
];

/** Sign-in data of test members. */
export const loginOf = (person: Person): object => ({ email: person.email, password });
