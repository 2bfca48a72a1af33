import { useCallback } from 'react';
import { useSearchParams } from '../../routing/hooks.ts';

export type OverlayProps = {
  /** Value of the search parameter, for example 'login'. */
  value: string;
  /** Takes the parameter away again. */
  close: () => void;
};

/** Opens and closes what a search parameter stands for, keeping the other parameters and the place on the page. */
export function useSearchOverlay(param: string) {
  const [params, setParams] = useSearchParams();
  const value = params.get(param);
  const open = useCallback(
    (next: string) => {
      setParams((old) => withParam(old, param, next), { preventScrollReset: true, overlay: true });
    },
    [param, setParams],
  );
  const close = useCallback(() => {
    setParams((old) => withParam(old, param, null), { preventScrollReset: true, replace: true });
  }, [param, setParams]);
  return { value, open, close };
}

function withParam(old: URLSearchParams, param: string, value: string | null) {
  const next = new URLSearchParams(old);
  if (value === null) next.delete(param);
  else next.set(param, value);
  return next;
}
