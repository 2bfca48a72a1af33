import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadChunk } from './connection/loadChunk.ts';
import { usePendingPart } from './hydration.ts';

/** A part of a page whose code is fetched when it is first drawn: dialogs, and what only some people see. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<P>;
  return function LazyPart(props: P) {
    return (
      <HydratedApart fallback={fallback}>
        <Part {...props} />
      </HydratedApart>
    );
  };
}

/** A part of a page that the first sight does without: it is fetched once the page has come to life. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyPart(load);
  return function LaterPart(props: P) {
    const [alive, setAlive] = useState(false);
    useEffect(() => setAlive(true), []);
    return alive && <Part {...props} />;
  };
}

/** A part of a page that is hydrated in a step of its own, so that the page stays responsive. */
export function HydratedApart({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const onHydrated = usePendingPart();
  return (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated onHydrated={onHydrated} />
    </Suspense>
  );
}

/** Draws nothing. Is hydrated together with the part beside it, whose queries have begun by then. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, []);
  return null;
}
