import { toFailure } from '../../lib/errors.ts';
import { ErrorState } from './ErrorState.tsx';
import { NotFoundPage, type NotFoundProps } from './NotFoundPage.tsx';
import { PageContainer } from './PageContainer.tsx';

type Props = NotFoundProps & { error: unknown; onRetry: () => unknown };

/** Stands for a page whose data did not come: what is not there is not asked for again. */
export function PageFailure({ error, onRetry, ...missing }: Props) {
  if (toFailure(error).code === 'NOT_FOUND') return <NotFoundPage {...missing} />;
  return (
    <PageContainer>
      <ErrorState error={error} onRetry={() => void onRetry()} />
    </PageContainer>
  );
}
