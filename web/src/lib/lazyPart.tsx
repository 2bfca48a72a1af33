import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from './loadChunk.ts';

/** A part of a page that is fetched when it is first drawn: dialogs, and what only some people see. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
