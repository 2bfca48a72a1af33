import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import type { JobDialogProps } from './jobActions.ts';
import { StartContext, type StartStep } from './startStep.ts';

/** Fetched with the first step: pages show jobs long before anybody takes one. */
const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);

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

/** Holds the dialogs of a page's jobs: a row may leave its list the moment its step succeeds, and they still say so. */
export function JobDialogs({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState<Omit<JobDialogProps, 'onClose'> | null>(null);
  const start = useCallback<StartStep>((job, step, about) => setRunning({ job, step, about }), []);
  useFocusAfter(running !== null);
  return (
    <StartContext value={start}>
      {children}
      {running && <StepDialog {...running} onClose={() => setRunning(null)} />}
    </StartContext>
  );
}
