import { useEffect, useState } from 'react';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { PageContainer } from '../../components/page/PageContainer.tsx';
import { ChunkGone } from '../../lib/errors.ts';
import { useRouteError } from '../../routing/hooks.ts';

/** What shows when a page cannot be fetched or breaks while drawing. A page of an older version is loaded anew, once. */
export function RouteError() {
  const error = useRouteError();
  const [renews] = useState(() => error instanceof ChunkGone && !wasRenewed());
  useEffect(() => {
    if (renews) renew();
  }, [renews]);
  return <PageContainer>{!renews && <ErrorState error={error} />}</PageContainer>;
}

const KEY = 'koli.renewed';
const MINUTE = 60_000;

/** Whether this tab was loaded anew just before: a part that is gone for good must not end in a circle. */
function wasRenewed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < MINUTE;
  } catch {
    return true;
  }
}

function renew() {
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}
