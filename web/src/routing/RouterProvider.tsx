import { Component, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import {
  ErrorContext,
  LoadingContext,
  OutletContext,
  type Place,
  PlaceContext,
  RouterContext,
  usePlace,
} from './hooks.ts';
import type { RouteObject } from './matching.ts';
import type { Router, RouterState } from './router.ts';

export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const stops = [router.subscribe((next) => startTransition(() => setState(next))), router.listen()];
    setState(router.state);
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  const { location, match, arrivedBy, loading, error, ready } = state;
  const place = useMemo<Place>(
    () => ({ location, params: match?.params ?? {}, arrivedBy }),
    [location, match, arrivedBy],
  );
  const page = useMemo(() => render(match?.routes ?? [], error, ready), [match, error, ready]);
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <LoadingContext value={loading}>{page}</LoadingContext>
      </PlaceContext>
    </RouterContext>
  );
}

export const Outlet = () => use(OutletContext);

function render(routes: RouteObject[], error: RouterState['error'], ready: boolean): ReactNode {
  if (!ready) {
    const Fallback = routes.find((route) => route.HydrateFallback)?.HydrateFallback;
    return Fallback && <Fallback />;
  }
  let inner: ReactNode = null;
  // A page that could not be fetched shows in the innermost error boundary.
  let failure = error;
  for (const { Component: Layout, ErrorBoundary } of routes.toReversed()) {
    if (failure && !ErrorBoundary) continue;
    if (Layout) inner = <OutletContext value={inner}>{<Layout />}</OutletContext>;
    if (!ErrorBoundary) continue;
    const failed = <ErrorBoundary />;
    inner = failure ? (
      <ErrorContext value={failure.cause}>{failed}</ErrorContext>
    ) : (
      <Boundary failed={failed}>{inner}</Boundary>
    );
    failure = null;
  }
  return inner;
}

type BoundaryProps = { failed: ReactNode; children: ReactNode };

/** Shows `failed` when something inside breaks while rendering, until the address changes. */
function Boundary(props: BoundaryProps) {
  return <RouteBoundary place={usePlace()} {...props} />;
}

type Caught = { place: Place; error: { cause: unknown } | null };

class RouteBoundary extends Component<BoundaryProps & { place: Place }, Caught> {
  override state: Caught = { place: this.props.place, error: null };

  static getDerivedStateFromError(cause: unknown) {
    return { error: { cause } };
  }

  static getDerivedStateFromProps({ place }: { place: Place }, state: Caught) {
    return place.location === state.place.location ? null : { place, error: null };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorContext value={error.cause}>{this.props.failed}</ErrorContext> : this.props.children;
  }
}
