import { useCallback, useEffect, useState } from 'react';

/**
 * Says what a lost answer would have said, as soon as the page shows that the change had arrived: its form goes then, and
 * would go without a word. Answers how to note that an answer was lost, and what to say.
 */
export function useArrived(arrived: boolean): (say: () => void) => void {
  const [lost, setLost] = useState<{ say: () => void } | null>(null);
  useEffect(() => {
    if (!lost || !arrived) return;
    setLost(null);
    lost.say();
  }, [lost, arrived]);
  return useCallback((say) => setLost({ say }), []);
}
