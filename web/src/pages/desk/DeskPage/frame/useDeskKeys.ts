import { useEffect, useRef } from 'react';

type Keys = { onSearch: () => void; onStep: (by: 1 | -1) => void; onKey: (key: string) => void };

/** Whether the key belongs to what is typed into, or to a dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;

/** Ctrl K searches, J and K go through the queue, other keys do what the open case offers. */
export function useDeskKeys(keys: Keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault();
        latest.current.onSearch();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (key === 'j') latest.current.onStep(1);
      else if (key === 'k') latest.current.onStep(-1);
      else if (!event.repeat) latest.current.onKey(key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
