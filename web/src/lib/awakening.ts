import { useLayoutEffect, useRef } from 'react';

/** A part that is slower than this is not waited for, in milliseconds. */
const LONGEST_WAIT = 4_000;

/** Parts of the page that are drawn and whose program has not arrived. */
const asleep = new Set<object>();
let wake = () => {};

/** For whoever surrounds a part that is fetched by itself: answers what the part calls once it has come to life. */
export function useAwakening(): () => void {
  const part = useRef({ isAwake: false }).current;
  useLayoutEffect(() => {
    if (!part.isAwake) asleep.add(part);
    return () => rise(part);
  }, [part]);
  return () => {
    part.isAwake = true;
    rise(part);
  };
}

/** It is awake, or taken away: on phones the filters beside lists are, before their program is asked for. */
function rise(part: object) {
  asleep.delete(part);
  if (asleep.size === 0) wake();
}

/** Calls back once all parts of the first page have come to life. Answers how to stop waiting. */
export function whenAwake(callback: () => void): () => void {
  let timer = setTimeout(callback, asleep.size > 0 ? LONGEST_WAIT : 0);
  wake = () => {
    clearTimeout(timer);
    timer = setTimeout(callback);
    wake = () => {};
  };
  return () => {
    clearTimeout(timer);
    wake = () => {};
  };
}
