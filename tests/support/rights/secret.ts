import type { Role } from './world.ts';

/** Values that only some may read. Each text or number is at exactly one place. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  readonly seenBy: readonly Role[];
}
