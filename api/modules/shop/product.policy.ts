import { DomainError, ErrorCode, fillErrorText } from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';
import type { ProductPermissions } from '../../../schema/product.ts';
import type { Actor } from '../../platform/actor.ts';
import { firstRefusal, type Guard, type Refusal } from '../../platform/process.ts';
import type { ProductState } from './product.process.ts';

/** What the rules of a product look at. The read model answers them under `permissions`; services read the same. */
export interface ProductFacts {
  readonly ownerId: number;
  readonly state: ProductState;
  readonly stockCount: number;
}

interface Case extends ProductFacts {
  readonly actor: Actor;
}

const refuseIf =
  (code: ErrorCode, isRefused: (facts: Case) => boolean): Guard<Case> =>
  (facts) =>
    isRefused(facts) ? { code } : null;

const isSeller = ({ actor, ownerId }: Case) => actor.accountId === ownerId;
const signedIn = refuseIf(ErrorCode.SIGN_IN_REQUIRED, ({ actor }) => actor.accountId === null);
const verified = refuseIf(ErrorCode.EMAIL_NOT_VERIFIED, ({ actor }) => !actor.isVerified);
const bySeller = refuseIf(ErrorCode.FORBIDDEN, (facts) => !isSeller(facts));
const notBySeller = refuseIf(ErrorCode.OWN_PRODUCT, isSeller);
const isShown = refuseIf(ErrorCode.PRODUCT_NOT_SOLD, ({ state }) => state !== 'active');
const inStock = refuseIf(ErrorCode.OUT_OF_STOCK, ({ stockCount }) => stockCount < 1);

/** Who may do what with a product: all guards must hold, the first refusal is the answer. */
const rules = {
  buy: [notBySeller, isShown, inStock, signedIn, verified],
  edit: [signedIn, bySeller],
} as const satisfies Record<string, readonly Guard<Case>[]>;

/** Things that can be done with a product. */
export type ProductDeed = keyof typeof rules;

/** Why the actor may not do a thing with a product, null when they may. */
export function productRefusal(deed: ProductDeed, actor: Actor, facts: ProductFacts): Refusal | null {
  return firstRefusal<Case>(rules[deed], { ...facts, actor });
}

/** Throws DomainError with the refusal's code when the actor may not do a thing with a product. */
export function assertProductDeed(
  deed: ProductDeed,
  actor: Actor,
  facts: ProductFacts,
  field?: string,
): void {
  const refusal = productRefusal(deed, actor, facts);
  if (refusal) throw new DomainError(refusal.code, field, refusal.params);
}

function permission(refusal: Refusal | null): Permission {
  if (!refusal) return { allowed: true };
  return { allowed: false, code: refusal.code, reason: fillErrorText(refusal.code, refusal.params) };
}

/** What the actor may do with a product, as the API publishes it. */
export function productPermissions(actor: Actor, facts: ProductFacts): ProductPermissions {
  return {
    buy: permission(productRefusal('buy', actor, facts)),
    edit: permission(productRefusal('edit', actor, facts)),
  };
}
