import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { SetInterestsDocument } from './profileFormDocuments.ts';

/**
 * Interests that show a switch at once and save one after the other, so that the last switch wins.
 * `known` are the names on offer: one that is offered no more goes with the next save.
 */
export function useInterests(saved: readonly string[], known: readonly string[]) {
  const [save] = useMutation(SetInterestsDocument);
  const toast = useToast();
  const [waiting, setWaiting] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const queue = useRef(Promise.resolve());
  const shown = waiting ?? saved;

  const send = async (interests: readonly string[]) => {
    // A newer switch is on its way already and carries this one.
    if (latest.current !== interests) return;
    try {
      await save({ variables: { interests: [...interests] } });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
    if (latest.current !== interests) return;
    latest.current = null;
    setWaiting(null);
  };

  const toggle = (name: string) => {
    const now = (latest.current ?? saved).filter((one) => known.includes(one));
    const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
    latest.current = next;
    setWaiting(next);
    queue.current = queue.current.then(() => send(next));
  };

  return { shown, toggle };
}
