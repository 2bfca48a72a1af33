import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { ProductPermissions, ProductState } from '../../../schema/product.ts';
import type { Actor } from '../../platform/actor.ts';
import {
  firstRefusal,
  type Guard,
  type Refusal,
  refuseIf,
  toPermission,
} from '../../platform/process/process.ts';

/** Facts that the rules of a product use. The view reads them under `permissions`; services read the same. */
export interface ProductFacts {
  readonly ownerId: number;
  readonly state: ProductState;
  readonly stockCount: number;
}

interface Case extends ProductFacts {
  readonly actor: Actor;
}

const isSeller = ({ actor, ownerId }: Case) => actor.accountId === ownerId;
const signedIn = refuseIf<Case>(ErrorCode.SIGN_IN_REQUIRED, ({ actor }) => actor.accountId === null);
const verified = refuseIf<Case>(ErrorCode.EMAIL_NOT_VERIFIED, ({ actor }) => !actor.isVerified);
const bySeller = refuseIf<Case>(ErrorCode.FORBIDDEN, (facts) => !isSeller(facts));
const notBySeller = refuseIf<Case>(ErrorCode.OWN_PRODUCT, isSeller);
const isShown = refuseIf<Case>(ErrorCode.PRODUCT_NOT_SOLD, ({ state }) => state !== 'active');
const inStock = refuseIf<Case>(ErrorCode.OUT_OF_STOCK, ({ stockCount }) => stockCount < 1);

/** Permissions of a product: all guards must hold, and the first refusal is returned. */
const rules = {
  buy: [notBySeller, isShown, inStock, signedIn, verified],
  edit: [signedIn, bySeller],
} as const satisfies Record<string, readonly Guard<Case>[]>;

export type ProductAction = keyof typeof rules;

/** The refusal of an action on a product; null when it is allowed. */
export function productRefusal(deed: ProductAction, actor: Actor, facts: ProductFacts): Refusal | null {
  return firstRefusal<Case>(rules[deed], { ...facts, actor });
}

/** Throws DomainError when an action on a product is refused. */
export function assertProductAction(
  deed: ProductAction,
  actor: Actor,
  facts: ProductFacts,
  field?: string,
): void {
  const refusal = productRefusal(deed, actor, facts);
  if (refusal) throw new DomainError(refusal, field);
}

/** The actor's permissions on a product, as the API publishes them. */
export function productPermissions(actor: Actor, facts: ProductFacts): ProductPermissions {
  return {
    buy: toPermission(productRefusal('buy', actor, facts)),
    edit: toPermission(productRefusal('edit', actor, facts)),
  };
}
