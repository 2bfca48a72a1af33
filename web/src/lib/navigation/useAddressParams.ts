import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../../routing/hooks.ts';
import type { NavigateOptions } from '../../routing/paths.ts';

/** New values by name; an empty one takes the name away. */
export type ParamChanges = Readonly<Record<string, string | undefined>>;

/**
 * What a page keeps in its address. The address follows a moment after a click; changes made meanwhile build on one
 * another all the same.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: ParamChanges, options: Pick<NavigateOptions, 'preventScrollReset' | 'replace'> = {}) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      latest.current = next;
      setParams(next, options);
    },
    [setParams],
  );
  return [params, change] as const;
}
