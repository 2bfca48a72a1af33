import { Extensions, ObjectType } from 'type-graphql';
import type { Node } from './node.ts';
import type { StaffRole } from './staff-role.ts';
import type { TokenScope } from './token-scope.ts';

/**
 * Who may call an operation. `public`: everybody; `session`: whoever is signed in; `verified`: signed in with a
 * verified address; `staff`: staff with the role that the
 * operation names. The finer rule (owner, applicant) is the service's policy.
 */
export type AccessLevel = 'public' | 'session' | 'verified' | 'staff';

export interface AccessOptions {
  /**
   * Needs a proof of who calls that is at most 15 minutes old: signing in, or `confirmIdentity`. `once`: by
   * `confirmIdentity`, and for this one call. `password`: the password in its input is a proof, too. A token cannot prove
   * anything, so what is open to tokens is only asked of sessions.
   */
  proof?: 'fresh' | 'once' | 'password';
  /** Asks, before the mutation runs, whether a second member of staff has to confirm it; null when one is enough. */
  // biome-ignore lint/suspicious/noExplicitAny: each mutation has its own context and arguments
  secondPerson?: (ctx: any, args: any) => Promise<SecondPerson | null>;
  /** Role of staff that the operation needs, with access `staff`; `any` is every role. */
  role?: StaffRole | 'any';
  /** The mutation commits in several steps of its own (a provider is called in between), so no transaction wraps it. */
  steps?: true;
  /** Every field of the form may be absent, and stays as it is; null empties it. */
  patch?: true;
  /** Name of the answer in the payload of a mutation that answers a bare value. */
  answers?: string;
  /** The mutation takes an `idempotencyKey` and repeats its first answer. */
  idempotent?: true;
  /**
   * Scope that an access token needs; without the scope it reads of a public query what visitors may. `any` is covered by
   * no scope: every token reads it as a visitor (countries, the shop). Without a line here the operation is closed to
   * tokens.
   */
  scope?: TokenScope | 'any';
}

/** A decision that two members of staff have to make. */
export interface SecondPerson {
  /** Kind and number of what is decided about, for example `remark` and 12. */
  readonly subject: string;
  readonly subjectId: number;
  /** Money that it moves, in US cents. */
  readonly amountMinor?: number;
}

/** What the edge reads from the `extensions` of a query, mutation or subscription. */
export interface AccessExtensions extends AccessOptions {
  access: AccessLevel;
}

/** What the edge reads from the `extensions` of an object type. */
export type TypeAccessExtensions = { access: 'public' } | ({ access: 'private' } & Audience);

/** Who may see the rows of an object type. */
interface Audience {
  seenBy: string;
  scope?: TokenScope;
}

/** What the edge reads from the `extensions` of a field of an object type. */
export interface FieldAccessExtensions {
  /** Scope that an access token needs for this field, beside the one of its type. */
  scope?: TokenScope;
}

/** Says who may call a query, mutation or subscription. Without it the operation is refused: denied by default. */
export function Access(access: AccessLevel, options: AccessOptions = {}): MethodDecorator {
  const extensions: AccessExtensions = { access, ...options };
  return Extensions({ ...extensions });
}

const known = new WeakMap<object, TypeAccessExtensions>();

/** `implements: Node` for types that `node` finds. */
interface TypeOptions {
  implements?: typeof Node;
}

const objectType =
  (
    description: string,
    extensions: TypeAccessExtensions,
    options: TypeOptions = {},
    name?: string,
  ): ClassDecorator =>
  (target) => {
    known.set(target, extensions);
    Extensions({ ...extensions })(target);
    ObjectType(name ?? target.name, { description, simpleResolvers: true, ...options })(target);
  };

/** An object type that the same people may see as another. */
export function SameAccess(as: { readonly name: string }, name: string, description: string): ClassDecorator {
  const extensions = known.get(as);
  if (!extensions) throw new Error(`${as.name} does not say who may see it`);
  return objectType(description, extensions, {}, name);
}

/**
 * An object type whose rows only some people may see, and who they are. Its parent has checked that already. `scope` is
 * what an access token needs to read it below an operation of another scope; without it no token reads it there.
 */
export const PrivateType = (description: string, audience: Audience, options?: TypeOptions): ClassDecorator =>
  objectType(description, { access: 'private', ...audience }, options);

/** An object type that everybody may see, visitors too. */
export const PublicType = (description: string, options?: TypeOptions): ClassDecorator =>
  objectType(description, { access: 'public' }, options);

export const jobParties: Audience = {
  seenBy: 'the owner of the campaign, the applicant and staff',
  scope: 'remarks:read',
};
export const accountHolder: Audience = { seenBy: 'the signed-in person it belongs to' };
export const staffOnly: Audience = { seenBy: 'staff' };

/** Marks a field that an access token reads with this scope only, whatever operation it hangs off. */
export function Scope(scope: TokenScope): PropertyDecorator {
  const extensions: FieldAccessExtensions = { scope };
  return Extensions({ ...extensions });
}
