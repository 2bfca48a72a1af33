import { useCallback, useRef } from 'react';
import type { ErrorCode } from '../../__generated__/enums.ts';
import { toFailure, Unreachable } from '../errors.ts';

/**
 * Runs a change that can be made once only. When its answer was lost on the way, a second try that is refused because it
 * was made already is no failure: it had arrived.
 */
export function useOnlyOnce(already: ErrorCode) {
  const lost = useRef(false);
  return useCallback(
    async (send: () => Promise<unknown>): Promise<void> => {
      try {
        await send();
      } catch (error) {
        if (lost.current && toFailure(error).code === already) return;
        if (error instanceof Unreachable) lost.current = true;
        throw error;
      }
    },
    [already],
  );
}
