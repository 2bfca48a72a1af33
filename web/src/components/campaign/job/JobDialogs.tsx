import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import type { NextStep } from './jobActions.ts';

/** Fetched with the first step: pages show jobs long before anybody takes one. */
const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);

type Start = (job: JobFragment, step: NextStep) => void;
const StartContext = createContext<Start>(() => undefined);

/**
 * A dialog gives the focus back to the button that opened it. A step that succeeded has taken that button away: then
 * the focus goes to the page, so that the keyboard goes on there and not from the top of the document.
 */
function useFocusAfter(open: boolean) {
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [open]);
}

export const useStartStep = () => useContext(StartContext);

/** Holds the dialogs of a page's jobs: a row may leave its list the moment its step succeeds, and they still say so. */
export function JobDialogs({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<{ job: JobFragment; step: NextStep } | null>(null);
  const start = useCallback<Start>((job, step) => setRunning({ job, step }), []);
  useFocusAfter(running !== null);
  return (
    <StartContext value={start}>
      {children}
      {running && <StepDialog {...running} onClose={() => setRunning(null)} />}
    </StartContext>
  );
}
