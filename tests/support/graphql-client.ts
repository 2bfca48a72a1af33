import { patiently } from './patiently.ts';
import type { TestProduct } from './test-product.ts';

/** A failure in an answer. */
export interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; field?: string };
}

/** Answer of an operation. */
export interface ApiAnswer<T = Record<string, never>> {
  data: T | null;
  errors?: ApiError[];
  extensions?: Readonly<Record<string, unknown>>;
}

/** A browser without a screen: keeps its cookie and calls GraphQL over HTTP. */
export class GraphqlClient {
  private readonly product: TestProduct;
  /** The session cookie, undefined for visitors. */
  cookie: string | undefined;
  /** An access token to send, undefined for none. */
  token: string | undefined;
  /** Its `Accept-Language`; undefined for a program. */
  languages: string | undefined;

  constructor(product: TestProduct, cookie?: string) {
    this.product = product;
    this.cookie = cookie;
  }

  /** Sends an operation and returns the answer, whatever it is. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  async send<T = any>(query: string, variables: object = {}): Promise<ApiAnswer<T>> {
    const response = await this.product.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.languages && { 'accept-language': this.languages }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      payload: { query, variables },
    });
    for (const { name, value } of response.cookies) {
      if (name?.endsWith('koli_session')) this.cookie = value ? `${name}=${value}` : undefined;
    }
    return response.json();
  }

  /** Sends an operation that must succeed and returns its data. Sent again when the server is too busy. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  async data<T = any>(query: string, variables: object = {}): Promise<T> {
    const answer = await patiently(() => this.send<T>(query, variables));
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors ?? answer));
    return answer.data;
  }

  /** Sends an operation that must be refused, and returns the first failure. */
  async refusal(query: string, variables: object = {}): Promise<ApiError> {
    const answer = await this.send(query, variables);
    const error = answer.errors?.[0];
    if (!error) throw new Error(`was not refused: ${JSON.stringify(answer.data)}`);
    return error;
  }
}
