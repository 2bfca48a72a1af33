import { useCallback } from 'react';
import { useSearchParams } from '../../routing/hooks.ts';

export type OverlayProps = { value: string; close: () => void };

/** Opens and closes what a search parameter stands for, keeping the other parameters and the place on the page. */
export function useSearchOverlay(param: string) {
  const [params, change] = useSearchParams();
  const open = (next: string) => void change({ [param]: next }, { preventScrollReset: true, overlay: true });
  const close = useCallback(
    () => void change({ [param]: null }, { preventScrollReset: true, replace: true }),
    [param, change],
  );
  return { value: params.get(param), open, close };
}
