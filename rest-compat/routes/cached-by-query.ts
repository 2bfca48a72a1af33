import { LRUCache } from 'lru-cache';
import type { Call } from '../call.ts';
import type { Resource } from './resources.ts';

/** A parsed request. */
interface Understood {
  /** Whether it is valid only for the second in which it was made. */
  readonly isTimed: boolean;
}

interface Kept<Made> {
  readonly made: Made;
  readonly second: number;
}

/** Maximum length of a cached query string. */
const LONGEST_KEPT = 2_000;
/** Maximum number of entries per resource; one per caller and query string. */
const MOST_KEPT = 500;

const secondOf = ({ ctx }: Call): number => Math.floor(ctx.clock.now().getTime() / 1_000);

/** Parts of the cache key. Access tokens have scopes of their own, so their requests are not cached. */
function keyOf({ ctx, search }: Call): string | null {
  const { accountId, isStaff, isVerified, token } = ctx.actor;
  return token || search.length > LONGEST_KEPT ? null : `${accountId} ${isStaff} ${isVerified} ${search}`;
}

/**
 * Caches what a function makes of a request's query string, per caller. Clients repeat themselves, and parsing a filter
 * takes longer than reading a few rows. No rows are cached, only how to ask for them.
 */
export function cachedByQuery<Made extends Understood>(
  make: (call: Call, resource: Resource) => Made,
): (call: Call, resource: Resource) => Made {
  const known = new WeakMap<Resource, LRUCache<string, Kept<Made>>>();
  return (call, resource) => {
    const key = keyOf(call);
    if (key === null) return make(call, resource);
    const recent = known.get(resource) ?? new LRUCache<string, Kept<Made>>({ max: MOST_KEPT });
    known.set(resource, recent);
    const found = recent.get(key);
    const second = secondOf(call);
    if (found && (!found.made.isTimed || found.second === second)) return found.made;
    const made = make(call, resource);
    recent.set(key, { made, second });
    return made;
  };
}
