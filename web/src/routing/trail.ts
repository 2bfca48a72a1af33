import type { History } from './history.ts';
import { createPath, type Location, type NavigateOptions } from './paths.ts';

export type Trail = ReturnType<typeof createTrail>;

/** How long a step through the history is waited for, in milliseconds: browsers give some up without a word. */
const PATIENCE = 1000;

/**
 * The entries that one page has in the history: its own, and one more for each thing that lies on top of it, so that
 * 'back' takes away what the reader sees on top and leaves the page alone. They bear the key of the page and the number
 * of what lies below. What is closed otherwise takes its entry along, and a page that is left leaves none behind. All of
 * it is fetched with the first dialog.
 */
export function createTrail(history: History, here: () => Location) {
  /** How what lies on top is closed, the lowest first. */
  const open: (() => void)[] = [];
  /** What waits to be written until the entries of what lies on top are gone. */
  const writes: { isOver: boolean; write: () => void }[] = [];
  /** Of the entry of the address itself; what lies on top of it has higher ones. */
  let floor = history.depth();
  let last = floor;
  let step: ReturnType<typeof setTimeout> | undefined;

  function go(by: number) {
    step = setTimeout(arrive, PATIENCE, true);
    history.go(by);
  }

  function arrive(isGivenUp: boolean) {
    step = undefined;
    // An entry that cannot be left stays; 'back' goes on from it by itself.
    if (isGivenUp) floor = history.depth();
    work(isGivenUp);
    settle();
  }

  function work(isGivenUp = false) {
    const [next] = writes;
    if (step !== undefined || !next) return;
    const depth = history.depth();
    // A new address may take the place of the one thing on top: no step back is needed, and nothing is left to go forth to.
    const isFree = depth === 0 || (depth === 1 && next.isOver);
    if (!isFree && !isGivenUp) return go(-depth);
    writes.shift();
    next.write();
    last = history.depth();
    work();
  }

  function enter(location: Location, { replace, onTop }: NavigateOptions) {
    const write = () => {
      const depth = history.depth();
      floor = onTop && (depth > 0 || !replace) ? 1 : 0;
      if (replace || depth > 0) history.replace(location, floor);
      else history.push(location, floor);
    };
    writes.push({ isOver: onTop || !replace, write });
    work();
  }

  /** As many entries as there are things on top. */
  function settle() {
    if (step !== undefined || history.location().key !== here().key) return;
    const wanted = Math.max(open.length, floor);
    const depth = history.depth();
    if (depth > wanted) return go(wanted - depth);
    for (let next = depth + 1; next <= wanted; next++) history.push(here(), next);
    last = wanted;
  }

  function popped(show: (location: Location) => void) {
    const was = last;
    last = history.depth();
    const there = history.location();
    const isHere = there.key === here().key;
    if (step !== undefined && (isHere || writes.length > 0)) {
      clearTimeout(step);
      return arrive(false);
    }
    if (isHere && last < open.length) {
      floor = Math.min(floor, last);
      for (const close of open.slice(last).reverse()) close();
      // What stayed, as it asks first or is busy, gets its entry again.
      return queueMicrotask(settle);
    }
    // An entry of something that is no longer there, since the page was loaded anew, is passed over.
    if (isHere && createPath(there) === createPath(here())) return last < was ? history.go(-1) : settle();
    floor = last;
    show(there);
  }

  function onTop(close: () => void) {
    open.push(close);
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }

  return {
    enter,
    popped,
    settle,
    /** Notes how what lies on top is closed. Answers how to tell that it is gone. */
    onTop,
  };
}
