import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlaceContext, RouterContext } from './context.ts';
import { createTrail } from './trail.ts';

/**
 * For what covers the page, a dialog, a sheet, a menu: while it is open, 'back' closes it and leaves the page, what is
 * typed there too. Without `close` it stays; it is closed as by Escape, so it may ask first.
 */
export function useOnTop(isOpen: boolean, close: (() => void) | undefined) {
  const router = use(RouterContext);
  const place = use(PlaceContext);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (isOpen ? router?.trail(createTrail).onTop(() => latest.current?.()) : undefined),
    [isOpen, router],
  );
  // Stays on top when the address of the page changes below it, as filters do.
  useEffect(() => {
    if (isOpen && place) router?.trail(createTrail).settle();
  }, [isOpen, place, router]);
}

/** For lists and calendars of fields, which open by themselves. */
export function useOpening() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useOnTop(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
