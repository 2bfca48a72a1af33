import type { Operation } from './call.ts';

/** An operation, with what stands in the places of its path. */
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

/** Finds operations by method and path, in any letter case, with or without a slash at the end. */
export function operationFinder(operations: readonly Operation[]) {
  const routes = operations.map((operation) => ({ operation, segments: segmentsOf(operation.path) }));
  // What is written out goes before a place for anything.
  routes.sort((a, b) => Number(a.operation.path.includes(':')) - Number(b.operation.path.includes(':')));
  // Only routes that are written alike can be meant.
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

/** Models by the first word of their paths, for words about paths that there are not. */
export function modelFinder(operations: readonly Operation[]) {
  const models = new Map<string, string>();
  for (const { path, model } of operations) {
    const [first = ''] = segmentsOf(path);
    if (model) models.set(first.toLowerCase(), model);
  }
  return (path: string): string | undefined => models.get((segmentsOf(path)[0] ?? '').toLowerCase());
}
