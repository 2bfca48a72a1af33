import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';

/** Where the API is, and the access token made in Settings. */
export interface KoliOptions {
  /** Origin, for example `https://koli.example`. */
  readonly url: string;
  readonly token: string;
}

/** A refused operation: `code` is from the closed catalogue, `field` names the input it belongs to. */
export class KoliError extends Error {
  readonly code: string;
  readonly field: string | null;

  constructor(message: string, code: string, field: string | null) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly field?: string | null };
  }[];
  readonly extensions?: { readonly cost?: unknown };
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** A client of the GraphQL API in the name of whoever made the token. */
export class KoliClient {
  private readonly options: KoliOptions;

  constructor(options: KoliOptions) {
    this.options = options;
  }

  /** Sends an operation and answers its data. A busy server is asked again when it says; failures are thrown. */
  async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const response = await fetch(`${this.options.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${this.options.token}`,
      },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const pause = Number(response.headers.get('retry-after'));
    if ((response.status === 429 || response.status === 503) && pause > 0) {
      await wait(pause);
      return this.send(document, variables);
    }
    const answer = (await response.json()) as Answer<Data>;
    const failure = answer.errors?.[0];
    if (failure) {
      const { code = 'INTERNAL', field = null } = failure.extensions ?? {};
      throw new KoliError(failure.message, code, field);
    }
    if (!answer.data) throw new KoliError('The answer has no data.', 'INTERNAL', null);
    return answer.data;
  }

  /** Uploads a picture and answers its id. */
  async upload(picture: Blob, purpose: 'campaign' | 'avatar'): Promise<string> {
    const form = new FormData();
    form.append('file', picture, 'picture');
    const response = await fetch(`${this.options.url}/files?purpose=${purpose}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.options.token}`, 'apollo-require-preflight': 'true' },
      body: form,
    });
    const answer = (await response.json()) as { id?: string; error?: { message: string; code: string } };
    if (!answer.id)
      throw new KoliError(answer.error?.message ?? 'Refused', answer.error?.code ?? 'INTERNAL', null);
    return answer.id;
  }

  /** Listens to a subscription until the loop over it is left. */
  async *listen<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables & Record<string, unknown>,
  ): AsyncGenerator<Data> {
    const socket = createClient({
      url: `${this.options.url.replace(/^http/, 'ws')}/graphql`,
      connectionParams: { accessToken: this.options.token },
    });
    try {
      for await (const answer of socket.iterate<Data>({ query: print(document), variables })) {
        if (answer.data) yield answer.data;
      }
    } finally {
      await socket.dispose();
    }
  }
}
