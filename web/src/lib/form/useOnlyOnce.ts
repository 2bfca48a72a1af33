import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../__generated__/enums.ts';
import { toFailure, Unreachable } from '../errors.ts';

/** Sends a change that can be made once only: a retry after a lost answer that is refused with `already` had arrived. */
export function useOnlyOnce(already: ErrorCode) {
  const lost = useRef(false);
  return async (send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (lost.current && toFailure(error).code === already) return;
      if (error instanceof Unreachable) lost.current = true;
      throw error;
    }
  };
}

/** Says what a lost answer would have said, once the page shows that the change arrived. Returns how to note that. */
export function useArrived(arrived: boolean): (say: () => void) => void {
  const [lost, setLost] = useState<{ say: () => void } | null>(null);
  useEffect(() => {
    if (!lost || !arrived) return;
    setLost(null);
    lost.say();
  }, [lost, arrived]);
  return (say) => setLost({ say });
}
