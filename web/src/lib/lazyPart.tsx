import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useAwakening } from './awakening.ts';
import { loadChunk } from './connection/loadChunk.ts';

/** A part of a page that is fetched when it is first drawn: dialogs, and what only some people see. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    const onAwake = useAwakening();
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <Awake onAwake={onAwake} />
      </Suspense>
    );
  };
}

/** Draws nothing. Comes to life together with the part beside it, whose queries have begun by then. */
function Awake({ onAwake }: { onAwake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onAwake, []);
  return null;
}
