import type { ComponentType } from 'react';

export type Params = Readonly<Record<string, string | undefined>>;

/** What a page's module says of it. */
export type LoadedRoute = { Component: ComponentType };

/** A page, or what stands around pages. */
export type RouteObject = {
  /** `/news/:id`, `/campaigns/:category?`, or `*` for everything that nothing else is. None for what only surrounds. */
  path?: string;
  Component?: ComponentType;
  /** Fetches the component when it is needed. */
  lazy?: () => Promise<LoadedRoute>;
  /** Asked before the page is shown: an address to go to instead, or null. */
  guard?: () => Promise<string | null>;
  /** Stands in when what is inside breaks or cannot be fetched; `useRouteError()` tells why. */
  ErrorBoundary?: ComponentType;
  /** Stands in while the very first page is fetched. */
  HydrateFallback?: ComponentType;
  /** For whoever made the table. */
  handle?: unknown;
  children?: RouteObject[];
};

/** The routes of an address from the outermost to the page, and what its pattern found. */
export type Match = { routes: RouteObject[]; params: Params };

/** What shows at a path; null when nothing does. */
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

/** An address with a broken escape is shown as it stands. */
export function decoded(text: string | undefined) {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}
