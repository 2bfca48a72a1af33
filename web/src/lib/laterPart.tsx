import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from './lazyPart.tsx';

/** A part of a page that the first sight does without: it is fetched once the page has come to life. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazyPart(load);
  return function LaterPart(props: P) {
    const [alive, setAlive] = useState(false);
    useEffect(() => setAlive(true), []);
    return alive && <Part {...props} />;
  };
}
