import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { useQueue } from '../queue/useQueue.ts';
import { CaseSkeleton } from './CaseSkeleton.tsx';

type Answer<T> = {
  data?: { deskCase?: T | null } | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
};

/** The case that an answer brings; its skeleton before, and words when it is gone or did not come. */
export function CaseBody<T>({ answer, children }: { answer: Answer<T>; children: (it: T) => ReactNode }) {
  const { data, error, refetch } = answer;
  const { search } = useQueue();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CaseSkeleton />;
  if (!data.deskCase)
    return (
      <EmptyState
        heading
        text="This doesn’t wait any more."
        hint="It was decided, or solved by itself."
        action={{ text: 'Back to the queue', to: `/desk${search}` }}
      />
    );
  return children(data.deskCase);
}
