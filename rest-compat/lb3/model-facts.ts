import type { WireType } from '../../api/platform/read/row-query.ts';

/** A relation of a model. */
export interface RelationFacts {
  /** Whether it is a list. */
  readonly isMany: boolean;
  /** Property of this model that refers to the other. */
  readonly from: string;
  /** Property of the other model. */
  readonly to: string;
  readonly model: ModelFacts;
}

/** Names, types and relations of a model, for filters. */
export interface ModelFacts {
  /** Name in messages, such as `Campaign`. */
  readonly name: string;
  readonly properties: Readonly<Record<string, WireType>>;
  /** A function, because models relate to each other. */
  relation(name: string): RelationFacts | null;
}
