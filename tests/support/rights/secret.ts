import type { Role } from './world.ts';

/** What only some may ever read, by what it is. Each text or number stands in exactly one place. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  readonly seenBy: readonly Role[];
}
