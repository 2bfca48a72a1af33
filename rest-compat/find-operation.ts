import type { Operation } from './call.ts';

/** An operation with its path parameters. */
export interface Found {
  readonly operation: Operation;
  readonly params: Record<string, string>;
}

interface Route {
  readonly operation: Operation;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function match({ operation, segments }: Route, asked: readonly string[]): Found | null {
  if (segments.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const given = asked[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(given);
    else if (segment.toLowerCase() !== given.toLowerCase()) return null;
  }
  return { operation, params };
}

const keyOf = (method: string, first: string, more: number): string =>
  `${method} ${first.toLowerCase()} ${more}`;

/** Finds operations by method and path, ignoring case and a trailing slash. */
export function operationFinder(operations: readonly Operation[]) {
  const routes = operations.map((operation) => ({ operation, segments: segmentsOf(operation.path) }));
  // Literal paths come before parameters.
  routes.sort((a, b) => Number(a.operation.path.includes(':')) - Number(b.operation.path.includes(':')));
  // Only routes with the same literals can match.
  const alike = Map.groupBy(routes, ({ operation, segments: [first = '', ...rest] }) =>
    keyOf(operation.method, first, rest.length),
  );
  return (method: string, path: string): Found | null => {
    const asked = segmentsOf(path);
    const [first = ''] = asked;
    const wanted = method === 'HEAD' ? 'GET' : method;
    for (const route of alike.get(keyOf(wanted, first, asked.length - 1)) ?? []) {
      const found = match(route, asked);
      if (found) return found;
    }
    return null;
  };
}

/** Models by the first word of their paths, for messages about unknown paths. */
export function modelFinder(operations: readonly Operation[]) {
  const models = new Map<string, string>();
  for (const { path, model } of operations) {
    const [first = ''] = segmentsOf(path);
    if (model) models.set(first.toLowerCase(), model);
  }
  return (path: string): string | undefined => models.get((segmentsOf(path)[0] ?? '').toLowerCase());
}
