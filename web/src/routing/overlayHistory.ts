import type { History } from './history.ts';
import { createPath, type Location, type NavigateOptions } from './paths.ts';

export type OverlayHistory = ReturnType<typeof createOverlayHistory>;

/** How long a step through the history may take, in milliseconds: browsers drop some without an event. */
const STEP_TIMEOUT = 1000;

/**
 * Gives every overlay of a page (dialog, sheet, menu) an entry of its own in the browser's history, so that 'back' closes
 * the topmost and leaves the page alone. The entries have the key of their page and a depth: 0 is the page, 1 the lowest
 * overlay. An overlay that is closed otherwise takes its entry along, and so does a page that is left. Fetched with the
 * first overlay.
 */
export function createOverlayHistory(history: History, here: () => Location) {
  /** How to close each open overlay, the lowest first. */
  const open: (() => void)[] = [];
  /** Navigation that waits until the entries of overlays are gone. */
  const writes: { replacesOverlay: boolean; write: () => void }[] = [];
  /** Depth of the entry that the address itself stands for: 1 when it names an overlay, like `?auth=login`. */
  let floor = history.depth();
  let last = floor;
  let step: ReturnType<typeof setTimeout> | undefined;

  function go(by: number) {
    step = setTimeout(finishStep, STEP_TIMEOUT, true);
    history.go(by);
  }

  function finishStep(timedOut: boolean) {
    step = undefined;
    // The browser kept the entry; a later 'back' passes it.
    if (timedOut) floor = history.depth();
    writeNext(timedOut);
    settle();
  }

  function writeNext(timedOut = false) {
    const [next] = writes;
    if (step !== undefined || !next) return;
    const depth = history.depth();
    // A new address may replace the entry of a single overlay: no step back is needed, and 'forward' leads nowhere.
    const canWrite = depth === 0 || (depth === 1 && next.replacesOverlay);
    if (!canWrite && !timedOut) return go(-depth);
    writes.shift();
    next.write();
    last = history.depth();
    writeNext();
  }

  function enter(location: Location, { replace, overlay }: NavigateOptions) {
    const write = () => {
      const depth = history.depth();
      floor = overlay && (depth > 0 || !replace) ? 1 : 0;
      if (replace || depth > 0) history.replace(location, floor);
      else history.push(location, floor);
    };
    writes.push({ replacesOverlay: overlay || !replace, write });
    writeNext();
  }

  /** Adds or removes entries until there are as many as open overlays. */
  function settle() {
    if (step !== undefined || history.location().key !== here().key) return;
    const wanted = Math.max(open.length, floor);
    const depth = history.depth();
    if (depth > wanted) return go(wanted - depth);
    for (let next = depth + 1; next <= wanted; next++) history.push(here(), next);
    last = wanted;
  }

  /** After a step of the browser through its history: closes overlays, or shows another page. */
  function popped(show: (location: Location) => void) {
    const before = last;
    last = history.depth();
    const there = history.location();
    const isHere = there.key === here().key;
    if (step !== undefined && (isHere || writes.length > 0)) {
      clearTimeout(step);
      return finishStep(false);
    }
    if (isHere && last < open.length) {
      floor = Math.min(floor, last);
      for (const close of open.slice(last).reverse()) close();
      // An overlay that asks first or is busy stays, and gets its entry again.
      return queueMicrotask(settle);
    }
    // The entry of an overlay that a reload has closed is passed over.
    if (isHere && createPath(there) === createPath(here())) return last < before ? history.go(-1) : settle();
    floor = last;
    show(there);
  }

  /** Registers an open overlay. Returns what to call when it is closed. */
  function opened(close: () => void) {
    open.push(close);
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }

  return { enter, popped, settle, opened };
}
