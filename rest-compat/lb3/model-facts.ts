import type { WireType } from '../../api/platform/read/row-query.ts';

/** A relation of a model. */
export interface RelationFacts {
  /** Whether it has a list of rows. */
  readonly isMany: boolean;
  /** Property of this model whose value the other's has. */
  readonly from: string;
  /** Property of the other model. */
  readonly to: string;
  readonly model: ModelFacts;
}

/** What filters look at: names, types and relations. */
export interface ModelFacts {
  /** Name in messages, such as `Campaign`. */
  readonly name: string;
  readonly properties: Readonly<Record<string, WireType>>;
  /** Lazily, because models relate to each other. */
  relation(name: string): RelationFacts | null;
}
