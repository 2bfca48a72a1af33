import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts';
import type { Offence } from '../check.ts';

/** The questions that are asked at the provider. */
export type Asked = Pick<
  PaymentProvider,
  'retrievePaymentIntent' | 'retrieveDispute' | 'listRefunds' | 'listTransfers'
>;

/** Which rows are compared with the provider. */
export interface Scope {
  readonly now: Date;
  /** Rows changed since then; null for all. */
  readonly since: Date | null;
  /** Beside them the rows whose id leaves this rest, so that every old row has its turn. */
  readonly turn: { readonly of: number; readonly rest: number } | null;
  /** Most rows of a check in one run. */
  readonly limit: number;
}

/** What must hold between a row of ours and the provider. */
export interface ProviderCheck<Row extends { id: number }> {
  readonly name: string;
  readonly why: string;
  /** Rows after an id, in the order of ids, or the one row with exactly this id. */
  readonly rows: (
    em: EntityManager,
    scope: Scope,
    of: { after: number } | { only: number },
  ) => Promise<Row[]>;
  /** What is wrong with a row; empty when nothing is. */
  look(provider: Asked, row: Row, scope: Scope): Promise<Offence[]>;
}

/** A check of any kind of row, for whoever runs them all. */
export type AnyProviderCheck = ProviderCheck<{ id: number }>;

/** Rows read and asked about at a time. */
export const BATCH = 20;

/** Minutes that a row may lag behind the provider: its process may be at work, or a job comes soon. */
const LAG = 15;

/** Whether a row that is not settled may still be behind the provider. */
export function mayLag(updatedAt: Date, { now }: Scope): boolean {
  return now.getTime() - updatedAt.getTime() < LAG * 60_000;
}

/** An amount as offences show it. */
export function amountOf(minor: number, currency: string): string {
  return `${minor} ${currency}`;
}
