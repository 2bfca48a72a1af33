import { Component, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import {
  ErrorContext,
  LoadingContext,
  OutletContext,
  type Place,
  PlaceContext,
  RouterContext,
  usePlace,
} from './context.ts';
import type { RouteObject } from './matching.ts';
import type { Router, RouterState } from './router.ts';

/** Draws what a router shows. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const stops = [router.subscribe((next) => startTransition(() => setState(next))), router.listen()];
    setState(router.state);
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  const { location, match, came, loading, error, ready } = state;
  const place = useMemo<Place>(
    () => ({ location, params: match?.params ?? {}, came }),
    [location, match, came],
  );
  const page = useMemo(() => drawn(match?.routes ?? [], error, ready), [match, error, ready]);
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <LoadingContext value={loading}>{page}</LoadingContext>
      </PlaceContext>
    </RouterContext>
  );
}

/** Where a surrounding component shows what it surrounds. */
export const Outlet = () => use(OutletContext);

function drawn(routes: RouteObject[], error: RouterState['error'], ready: boolean): ReactNode {
  if (!ready) {
    const Fallback = routes.find((route) => route.HydrateFallback)?.HydrateFallback;
    return Fallback && <Fallback />;
  }
  let inner: ReactNode = null;
  // What could not be fetched shows in the innermost place that is made for it.
  let broken = error;
  for (const { Component: Around, ErrorBoundary } of routes.toReversed()) {
    if (broken && !ErrorBoundary) continue;
    if (Around) inner = <OutletContext value={inner}>{<Around />}</OutletContext>;
    if (!ErrorBoundary) continue;
    const failed = <ErrorBoundary />;
    inner = broken ? (
      <ErrorContext value={broken.cause}>{failed}</ErrorContext>
    ) : (
      <Boundary failed={failed}>{inner}</Boundary>
    );
    broken = null;
  }
  return inner;
}

type BoundaryProps = { failed: ReactNode; children: ReactNode };

/** Shows what stands in when something inside breaks while it is drawn, until the reader goes elsewhere. */
function Boundary(props: BoundaryProps) {
  return <Catching place={usePlace()} {...props} />;
}

type Caught = { place: Place; error: { cause: unknown } | null };

class Catching extends Component<BoundaryProps & { place: Place }, Caught> {
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
