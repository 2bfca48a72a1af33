import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlaceContext, RouterContext } from './hooks.ts';
import { createOverlayHistory } from './overlayHistory.ts';

/**
 * For everything that covers the page: dialogs, sheets, menus. While it is open, 'back' closes it and the page stays.
 * It is closed as by Escape, so it may ask first; without `close` it stays open.
 */
export function useCloseOnBack(isOpen: boolean, close: (() => void) | undefined) {
  const router = use(RouterContext);
  const place = use(PlaceContext);
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(
    () => (isOpen ? router?.overlays(createOverlayHistory).opened(() => latest.current?.()) : undefined),
    [isOpen, router],
  );
  // It stays open when the address of the page changes below it, as with filters, and then needs an entry again.
  useEffect(() => {
    if (isOpen && place) router?.overlays(createOverlayHistory).settle();
  }, [isOpen, place, router]);
}

/** State of what opens by itself, like lists and calendars of fields, closed by 'back'. */
export function useOpenState() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  useCloseOnBack(open, onClose);
  return { open, onOpen: () => setOpen(true), onClose };
}
