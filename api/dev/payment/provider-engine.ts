import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { claimKey, type IdempotentRequest, keepAnswer } from './idempotency.ts';
import { type ParamTree, required, text } from './param-shape.ts';
import { invalidRequest, type ProviderAnswer, ProviderError } from './provider-error.ts';
import { inTransaction } from './provider-pool.ts';
import type { KeyKind, ProviderRoute } from './provider-route.ts';
import { ProviderScope, type RequestIdentity } from './provider-scope.ts';
import type { ProviderSecrets } from './provider-secrets.ts';
import type { ProviderTerms } from './provider-terms.ts';

/** A request after its key was checked. */
export interface ProviderRequest extends RequestIdentity {
  key: KeyKind;
  path: string;
  ids: { id?: string; sub?: string };
  params: ParamTree;
}

/** Runs requests: one SQL transaction each, which stores the objects, the events and the answer of the key together. */
export class ProviderEngine {
  constructor(
    private readonly pool: Pool,
    private readonly secrets: ProviderSecrets,
    private readonly clock: Clock,
    private readonly terms: ProviderTerms,
    private readonly afterCommit: () => void,
  ) {}

  /** Answers a request of the API; refusals are answers too. Anything else that is thrown leaves no trace. */
  async answer(route: ProviderRoute, request: ProviderRequest): Promise<ProviderAnswer> {
    try {
      // Wrong parameters are refused before the key is used up, as the provider does.
      const run = route.prepare(request.params);
      const work = (scope: ProviderScope) =>
        run({ id: '', sub: '', ...request.ids, scope, key: request.key });
      const repeatable = route.method === 'POST' ? this.idempotent(request) : null;
      return await this.transact(async (client) => {
        const first = repeatable && (await claimKey(client, repeatable));
        if (first) return first;
        const answer = await this.attempt(client, request, work);
        if (repeatable) await keepAnswer(client, repeatable, request.id, answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof ProviderError) return error.answer;
      throw error;
    }
  }

  /** Runs work that is not a call of the API, such as the answer on the 3-D Secure page. */
  inScope<T>(id: string, work: (scope: ProviderScope) => Promise<T>): Promise<T> {
    return this.transact((client) => work(this.scopeOf(client, { id, idempotencyKey: null, account: null })));
  }

  private scopeOf(client: PoolClient, request: RequestIdentity): ProviderScope {
    return new ProviderScope(client, this.secrets, this.clock.now(), request, this.terms);
  }

  private async transact<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const result = await inTransaction(this.pool, work);
    this.afterCommit();
    return result;
  }

  private async attempt(
    client: PoolClient,
    { id, idempotencyKey, account }: ProviderRequest,
    work: (scope: ProviderScope) => Promise<object>,
  ): Promise<ProviderAnswer> {
    await client.query('savepoint work');
    try {
      return {
        status: 200,
        body: await work(this.scopeOf(client, { id, idempotencyKey, account })),
      };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (!error.keepsChanges) await client.query('rollback to savepoint work');
      return error.answer;
    }
  }

  private idempotent(request: ProviderRequest): IdempotentRequest | null {
    if (request.idempotencyKey === null) return null;
    const key = required(text(255))(request.idempotencyKey, 'Idempotency-Key');
    if (key.trim() === '') throw invalidRequest('The Idempotency-Key must not be empty.');
    const fingerprint = this.secrets.digest(JSON.stringify(request.params));
    return { owner: request.key, key, endpoint: request.path, fingerprint };
  }
}
