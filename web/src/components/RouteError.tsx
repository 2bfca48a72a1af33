import { useRouteError } from 'react-router';
import { ErrorState } from './ErrorState.tsx';
import { PageContainer } from './PageContainer.tsx';

/** What shows when a page cannot be fetched or breaks while drawing. */
export function RouteError() {
  const error = useRouteError();
  return (
    <PageContainer>
      <ErrorState error={error} />
    </PageContainer>
  );
}
