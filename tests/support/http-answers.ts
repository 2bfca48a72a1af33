import type { FastifyInstance } from 'fastify';

/** Answer of a server to an operation, and how long it took. */
export interface HttpAnswer {
  readonly status: number;
  /** Code of the first failure; null when there is none. */
  readonly code: string | null;
  readonly message: string | null;
  readonly retryAfter: string | null;
  readonly contentType: string | null;
  /** Origins whose pages may read it. */
  readonly readableBy: string | null;
  readonly milliseconds: number;
}

/** The port a product listens on. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('the product does not listen');
  return address.port;
}

/** Sends an operation over a real connection, with a session cookie. */
export async function post(
  app: FastifyInstance,
  query: string,
  options: { cookie?: string | undefined; signal?: AbortSignal; accept?: string } = {},
): Promise<HttpAnswer> {
  const started = performance.now();
  const { cookie, signal, accept } = options;
  const response = await fetch(`http://127.0.0.1:${portOf(app)}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(accept && { accept }),
    },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });
  const answer = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  const [error] = answer.errors ?? [];
  return {
    status: response.status,
    code: error?.extensions.code ?? null,
    message: error?.message ?? null,
    retryAfter: response.headers.get('retry-after'),
    contentType: response.headers.get('content-type'),
    readableBy: response.headers.get('access-control-allow-origin'),
    milliseconds: performance.now() - started,
  };
}
