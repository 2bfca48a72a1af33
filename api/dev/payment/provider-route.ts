import type { ParamTree } from './form-params.ts';
import { type Parsed, readParams, type Shape, texts } from './param-shape.ts';
import type { ProviderScope } from './provider-scope.ts';

/** Which key a call was made with. */
export type KeyKind = 'secret' | 'publishable';

/** One call of a route: its transaction, its parameters, and the ids of its path. */
export interface ProviderCall<P> {
  scope: ProviderScope;
  params: P;
  ids: Record<string, string>;
  key: KeyKind;
}

/** A route of the provider's API, ready for any parameters. */
export interface ProviderRoute {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** The weakest key that may call it. Publishable routes are also mounted on the product's own origin. */
  access: KeyKind;
  /** Reads the parameters (400 when they are wrong) and gives back the work to do in a transaction. */
  prepare(tree: ParamTree): (call: Omit<ProviderCall<unknown>, 'params'>) => Promise<object>;
}

const COMMON = { expand: texts } satisfies Shape;

/** Declares a route with typed parameters. `expand` is understood everywhere. */
export const defineRoute = <S extends Shape>(
  method: ProviderRoute['method'],
  path: string,
  shape: S,
  run: (call: ProviderCall<Parsed<S>>) => Promise<object>,
  access: KeyKind = 'secret',
): ProviderRoute => ({
  method,
  path,
  access,
  prepare(tree) {
    const params = readParams({ ...shape, ...COMMON }, tree) as unknown as Parsed<S>;
    return (call) => run({ ...call, params });
  },
});

/** The id that the path of a route carries. */
export const pathId = (call: { ids: Record<string, string> }, name = 'id'): string => call.ids[name] ?? '';
