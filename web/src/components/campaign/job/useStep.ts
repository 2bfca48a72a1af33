import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useState } from 'react';
import { type Failure, isUnreachable, toFailure } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { useIdempotencyKey } from '../../../lib/form/useIdempotencyKey.ts';
import { useToast } from '../../overlay/Toast.tsx';
import { refreshJobs } from './useJobEvents.ts';
import { StageContext } from './useMoved.ts';

type Ending = { said: string; keptAs?: string; onDone: () => void };

/** Carries out one step of a job, once however often it is pressed, and lets the page follow. */
export function useStep<Data, Input extends object>(mutation: TypedDocumentNode<Data, { input: Input }>) {
  const client = useApolloClient();
  const once = useIdempotencyKey();
  const toast = useToast();
  const setStage = useContext(StageContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Answers the data, or null when it was refused; `failure` then says why. */
  const run = async (input: Input): Promise<Data | null> => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    setStage('sent');
    try {
      const { data } = await once(input, (idempotencyKey) =>
        client.mutate({
          mutation,
          variables: { input: { ...input, idempotencyKey } },
        }),
      );
      refreshJobs(client);
      return (data as Data | undefined) ?? null;
    } catch (error) {
      const refused = toFailure(error);
      setFailure(refused);
      // What was pressed may be out of date: the page shows how things stand now.
      if (!isUnreachable(error)) {
        setStage(refused.code === 'WRONG_STATE' ? 'refused' : 'waiting');
        void refreshJobs(client);
      }
      return null;
    } finally {
      setBusy(false);
    }
  };
  /** Runs the step from a dialog, which stays open when it was refused. */
  const finish = async (input: Input, { said, keptAs, onDone }: Ending) => {
    if (!(await run(input))) return;
    if (keptAs) forgetTexts(keptAs);
    toast(said);
    onDone();
  };
  return { run, finish, busy, failure };
}
