/** A value as clients send it, already of the property's type. Dates are ISO texts. */
export type Value = number | string;

/** A condition on one property. */
export type Test =
  | { readonly op: 'isNull' | 'isNotNull' }
  | { readonly op: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte'; readonly value: Value }
  | { readonly op: 'between'; readonly values: readonly [Value, Value] }
  | { readonly op: 'in' | 'notIn'; readonly values: readonly Value[] }
  | { readonly op: 'like' | 'notLike' | 'ilike' | 'notIlike'; readonly value: string }
  | { readonly op: 'regexp'; readonly value: string; readonly ignoresCase: boolean };

/** Which rows. There is no negation, so that a condition that matches nothing never admits more rows. */
export type Condition =
  | { readonly kind: 'all' | 'none' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'test'; readonly property: string; readonly test: Test };

/** One key of an order. */
export interface OrderKey {
  readonly property: string;
  readonly isDescending: boolean;
}

/** What is read of a table: conditions, order and page. */
export interface RowQuery {
  readonly where: Condition;
  readonly order: readonly OrderKey[];
  /** Undefined reads all. */
  readonly limit?: number | undefined;
  readonly offset: number;
  /** Properties to answer, in the order of the shape. */
  readonly properties: readonly string[];
}

/** How a property goes over the wire. */
export type WireType = 'number' | 'string' | 'date' | 'list';

/** How a property is shown, as data from which SQL is made. */
export interface ShownProperty {
  readonly wire: WireType;
  /** Column of the row model; null shows `absent` always. */
  readonly of: string | null;
  /** What each stored value is shown as. */
  readonly codes?: readonly (readonly [stored: string | boolean, shown: string | number])[];
  /** Shown for null and for an empty list. */
  readonly absent?: string | number;
}

/** All properties of a kind of row, by the names clients know. */
export type Shape = Readonly<Record<string, ShownProperty>>;
