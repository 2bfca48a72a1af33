import type { ComponentType } from 'react';

export type Params = Readonly<Record<string, string | undefined>>;

export type RouteObject = {
  /** `/news/:id`, `/campaigns/:category?`, or `*` for every other address. Layouts have none. */
  path?: string;
  Component?: ComponentType;
  lazy?: () => Promise<{ Component: ComponentType }>;
  /** Asked before the page is shown: an address to go to instead, or null. */
  guard?: () => Promise<string | null>;
  /** Shown when the page breaks or cannot be fetched; `useRouteError()` tells why. */
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
  handle?: unknown;
  children?: RouteObject[];
};

export type Match = { routes: RouteObject[]; params: Params };

export function matchRoutes(routes: RouteObject[], pathname: string): Match | null {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  let rest: Match | null = null;
  for (const branch of branches(routes, [])) {
    const pattern = branch.at(-1)?.path ?? '';
    if (pattern === '*') rest ??= { routes: branch, params: {} };
    const params = pattern === '*' ? null : paramsOf(pattern, path);
    if (params) return { routes: branch, params };
  }
  return rest;
}

function* branches(routes: RouteObject[], above: RouteObject[]): Generator<RouteObject[]> {
  for (const route of routes) {
    const branch = [...above, route];
    if (route.children) yield* branches(route.children, branch);
    else yield branch;
  }
}

const patterns = new Map<string, RegExp>();

function paramsOf(pattern: string, path: string): Params | null {
  let expression = patterns.get(pattern);
  if (!expression) {
    const source = pattern.replace(/\/:(\w+)(\?)?/g, (_, name, may) =>
      may ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`,
    );
    expression = new RegExp(`^${source}$`, 'i');
    patterns.set(pattern, expression);
  }
  const groups = expression.exec(path)?.groups;
  if (!groups) return expression.test(path) ? {} : null;
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]));
}

/** A broken escape is left as it is. */
export function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
