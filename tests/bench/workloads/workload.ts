/** One request as both sides are asked it. */
export interface Ask {
  /** Variables of our operation. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Body of the hand-written side. */
  readonly plain: Readonly<Record<string, unknown>>;
  /** Account whose session is used; visitors have none. */
  readonly viewer?: number;
}

/** Rows of a query on the measured database, for choosing whom and what to ask for. */
export type Look = <Row>(text: string) => Promise<Row[]>;

/** A read that is measured beside the hand-written one. */
export interface ReadWorkload {
  readonly name: string;
  readonly title: string;
  /** Least throughput beside the hand-written side's. */
  readonly target: number;
  readonly query: string;
  /** Path of the hand-written side. */
  readonly path: string;
  /** The requests that take turns. */
  asks(look: Look): Promise<readonly Ask[]>;
}

/** Token of a person's session in the benchmark's data. */
export function tokenOf(account: number): string {
  return `bench-token-${account}`;
}
