import { Extensions } from 'type-graphql';

/**
 * Who may call an operation. `public`: everybody; `session`: whoever is signed in; `verified`: signed in with a
 * verified address; `staff`: accounts with the staff flag. The finer rule (owner, applicant) is the service's policy.
 */
export type AccessLevel = 'public' | 'session' | 'verified' | 'staff';

export interface AccessOptions {
  /** The mutation commits in several steps of its own (a provider is called in between), so no transaction wraps it. */
  steps?: true;
}

/** What the edge reads from the `extensions` of a query, mutation or subscription. */
export interface AccessExtensions extends AccessOptions {
  access: AccessLevel;
}

/** What the edge reads from the `extensions` of an object type. */
export type TypeAccessExtensions = { access: 'public' } | { access: 'private'; seenBy: string };

/** Says who may call a query, mutation or subscription. Without it the operation is refused: denied by default. */
export function Access(access: AccessLevel, options: AccessOptions = {}): MethodDecorator {
  const extensions: AccessExtensions = { access, ...options };
  return Extensions({ ...extensions });
}

/** Marks an object type whose rows only some people may see, and says who. Its parent has checked that already. */
export function Private(seenBy: string): ClassDecorator {
  const extensions: TypeAccessExtensions = { access: 'private', seenBy };
  return Extensions({ ...extensions });
}

/** Marks an object type that everybody may see, visitors too. */
export function Public(): ClassDecorator {
  const extensions: TypeAccessExtensions = { access: 'public' };
  return Extensions({ ...extensions });
}
