import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import type { DeskKind } from '../../../../__generated__/enums.ts';
import { ViewCaseDocument } from './caseDocument.ts';

/** Twice within the minute for which the server remembers it. */
const EVERY = 25_000;

/** Tells colleagues that a case is open here, and learns who else has it open. */
export function useViewing(kind: DeskKind, caseId: string) {
  const [view] = useMutation(ViewCaseDocument);
  useEffect(() => {
    const tell = () => {
      // A case that was just decided is gone: nothing to tell.
      if (!document.hidden) void view({ variables: { input: { kind, caseId } } }).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, EVERY);
    return () => clearInterval(timer);
  }, [kind, caseId, view]);
}
