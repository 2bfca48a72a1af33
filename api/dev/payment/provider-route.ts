import { integer, nested, type ParamTree, type Parsed, readParams, type Shape, text } from './param-shape.ts';
import type { ListParams, ProviderScope } from './provider-scope.ts';
import type { Kind } from './stored-objects.ts';

/** Which key a call was made with. */
export type KeyKind = 'secret' | 'publishable';

/** One call of a route: its transaction, its parameters, and the ids of its path (`:id` and `:sub`). */
export interface ProviderCall<P> {
  scope: ProviderScope;
  params: P;
  id: string;
  sub: string;
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

/** Declares a route with typed parameters. */
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
    const params = readParams(shape, tree);
    return (call) => run({ ...call, params });
  },
});

/** `GET path/:id` for the object of that id. */
export const retrieveRoute = (path: string, kind: Kind): ProviderRoute =>
  defineRoute('GET', `${path}/:id`, {}, async ({ scope, id }) => (await scope.get(kind, id)).body);

/** The parameters of lists that can be asked from a time on, in seconds. */
export const DATED = { created: nested({ gte: integer() }) };

/** `GET path` for the objects whose fields have the values that are asked for. */
export const listRoute = (path: string, kind: Kind, filters: Shape): ProviderRoute =>
  defineRoute('GET', path, { limit: integer(1), starting_after: text(), ...filters }, ({ scope, params }) =>
    scope.list(kind, path, params as ListParams),
  );
