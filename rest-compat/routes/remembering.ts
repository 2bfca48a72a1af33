import { Recent } from '../../api/platform/recent.ts';
import type { Call } from '../call.ts';
import type { Resource } from './resources.ts';

/** What was understood of a request. */
interface Understood {
  /** Whether it holds for the second only in which it was made. */
  readonly isTimed: boolean;
}

interface Kept<Made> {
  readonly made: Made;
  readonly second: number;
}

/** Query strings up to that long are kept. */
const LONGEST_KEPT = 2_000;
/** How many of each resource are kept, for as many pairs of a caller and a query string. */
const MOST_KEPT = 250;

const secondOf = ({ ctx }: Call): number => Math.floor(ctx.clock.now().getTime() / 1_000);

/** All that what is made goes by. A token has scopes of its own: what it may read is worked out each time. */
function keyOf({ ctx, search }: Call): string | null {
  const { accountId, isStaff, isVerified, token } = ctx.actor;
  return token || search.length > LONGEST_KEPT ? null : `${accountId} ${isStaff} ${isVerified} ${search}`;
}

/**
 * Keeps what a function makes of the query string of a request, for the same caller. Clients ask the same again and again,
 * and understanding a filter takes longer than reading a few rows. No rows are kept, only how to ask for them.
 */
export function remembering<Made extends Understood>(
  make: (call: Call, resource: Resource) => Made,
): (call: Call, resource: Resource) => Made {
  const known = new WeakMap<Resource, Recent<Kept<Made>>>();
  return (call, resource) => {
    const key = keyOf(call);
    if (key === null) return make(call, resource);
    const recent = known.get(resource) ?? new Recent<Kept<Made>>(MOST_KEPT);
    known.set(resource, recent);
    const found = recent.find(key);
    const second = secondOf(call);
    if (found && (!found.made.isTimed || found.second === second)) return found.made;
    return recent.keep(key, { made: make(call, resource), second }).made;
  };
}
