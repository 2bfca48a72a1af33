import { useToast } from '../../../../components/overlay/Toast.tsx';
import { type QueueCase, useQueue } from '../queue/useQueue.ts';

/** After a decision: says what was done, and the next case opens by itself. */
export function useDecided(done: Pick<QueueCase, 'kind' | 'id'>) {
  const toast = useToast();
  const { goOn } = useQueue();
  return (words: string) => {
    toast(words);
    goOn(done);
  };
}
