import type { EntityManager } from '@mikro-orm/postgresql';
import { PaymentProviderError } from '../../platform/payment/payment-provider-error.ts';
import { readOnly, type Violation } from '../check.ts';
import type { AnyProviderCheck, CheckedProvider, Scope } from './provider-check.ts';

/** Concurrent requests: the provider limits them. */
const AT_ONCE = 4;

interface Parts {
  readonly em: EntityManager;
  readonly provider: CheckedProvider;
  readonly scope: Scope;
  readonly timeoutMs: number;
}

/** What is wrong with a row. What the provider does not know at all is wrong too, and says nothing of other rows. */
async function look({ provider, scope }: Parts, check: AnyProviderCheck, row: { id: number }) {
  try {
    return await check.look(provider, row, scope);
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.code === 'resource_missing')) throw error;
    return [{ id: `payment ${row.id}`, detail: `unknown to the provider: ${error.message}` }];
  }
}

async function lookAt(parts: Parts, check: AnyProviderCheck, row: { id: number }): Promise<Violation[]> {
  const { em, scope, timeoutMs } = parts;
  const first = await look(parts, check, row);
  if (first.length === 0) return first;
  // The row may have changed meanwhile: only what is still wrong on a second look is an offence.
  const [again] = await readOnly(em, timeoutMs, (inner) => check.rows(inner, scope, { only: row.id }));
  return again ? look(parts, check, again) : [];
}

/**
 * Compares rows with the provider in batches, outside of transactions. Throws PaymentProviderError when the provider
 * does not answer.
 */
export async function runProviderCheck(parts: Parts, check: AnyProviderCheck): Promise<Violation[]> {
  const { em, scope, timeoutMs } = parts;
  const found: Violation[] = [];
  let after = 0;
  for (let seen = 0; seen < scope.limit; ) {
    const rows = await readOnly(em, timeoutMs, (inner) => check.rows(inner, scope, { after }));
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE);
      found.push(...(await Promise.all(some.map((row) => lookAt(parts, check, row)))).flat());
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    seen += rows.length;
  }
  return found;
}
