import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts';
import type { Violation } from '../check.ts';

/** The provider operations that checks call. */
export type CheckedProvider = Pick<
  PaymentProvider,
  | 'retrievePaymentIntent'
  | 'retrieveDispute'
  | 'retrieveBalance'
  | 'listRefunds'
  | 'listTransfers'
  | 'listMovements'
>;

/** Rows to compare with the provider. */
export interface Scope {
  readonly now: Date;
  /** Rows changed since then; null for all. */
  readonly since: Date | null;
  /** Also the rows whose id has this remainder, so that every old row is compared at some time. */
  readonly turn: { readonly of: number; readonly rest: number } | null;
  /** Maximum number of rows of a check in one run. */
  readonly limit: number;
}

/** An invariant between our rows and the provider. */
export interface ProviderCheck<Row extends { id: number }> {
  readonly name: string;
  readonly why: string;
  /** Rows after an id, in the order of ids, or the one row with this id. */
  readonly rows: (
    em: EntityManager,
    scope: Scope,
    of: { after: number } | { only: number },
  ) => Promise<Row[]>;
  /** What is wrong with a row; empty when nothing is. */
  look(provider: CheckedProvider, row: Row, scope: Scope): Promise<Violation[]>;
}

/** A check without its row type, for the code that runs all. */
export type AnyProviderCheck = ProviderCheck<{ id: number }>;

/** Rows read and compared in one batch. */
export const BATCH = 20;

/** Minutes that a row may lag behind the provider while its process or a job is working on it. */
const LAG = 15;

/** Whether an unsettled row may still lag behind the provider. */
export function mayLag(updatedAt: Date, { now }: Scope): boolean {
  return now.getTime() - updatedAt.getTime() < LAG * 60_000;
}

/** An amount in violations. */
export function amountOf(minor: number, currency: string): string {
  return `${minor} ${currency}`;
}
