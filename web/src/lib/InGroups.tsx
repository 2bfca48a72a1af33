import { type ReactNode, Suspense, useEffect } from 'react';
import { useAwakening } from './awakening.ts';

type Props = {
  /** Rows with keys. */
  rows: readonly ReactNode[];
  /** Rows of a group. */
  size: number;
};

/**
 * Rows of a long page that a server drew come to life group by group, from the top: what React does in one go when it
 * finishes is short then, and a phone answers in between. Anywhere else they are drawn at once.
 */
export function InGroups({ rows, size }: Props) {
  const onAwake = useAwakening();
  const rest = rows.slice(size);
  return (
    <Suspense fallback={null}>
      {rows.slice(0, size)}
      {rest.length > 0 && <InGroups rows={rest} size={size} />}
      <Awake onAwake={onAwake} />
    </Suspense>
  );
}

/** Draws nothing. Comes to life together with what stands beside it, whose queries have begun by then. */
function Awake({ onAwake }: { onAwake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onAwake, []);
  return null;
}
