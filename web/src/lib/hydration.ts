import { useLayoutEffect, useRef } from 'react';

/** A part that is slower than this is not waited for, in milliseconds. */
const LONGEST_WAIT = 4_000;

/** Parts that a server drew and whose code has not arrived. */
const pending = new Set<object>();
let onSettled = () => {};

/** For a part whose code is fetched apart. Returns what it calls once it is hydrated. */
export function usePendingPart(): () => void {
  const part = useRef({ isHydrated: false }).current;
  useLayoutEffect(() => {
    if (!part.isHydrated) pending.add(part);
    return () => settle(part);
  }, [part]);
  return () => {
    part.isHydrated = true;
    settle(part);
  };
}

/** The part is hydrated, or was taken away: phones take filters away before fetching their code. */
function settle(part: object) {
  pending.delete(part);
  if (pending.size === 0) onSettled();
}

/** Calls back once all parts of the first page are hydrated. Returns how to stop waiting. */
export function whenHydrated(callback: () => void): () => void {
  let timer = setTimeout(callback, pending.size > 0 ? LONGEST_WAIT : 0);
  onSettled = () => {
    clearTimeout(timer);
    timer = setTimeout(callback);
    onSettled = () => {};
  };
  return () => {
    clearTimeout(timer);
    onSettled = () => {};
  };
}
