import { lazy, Suspense, useMemo } from 'react';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import { useSearchOverlay } from '../../lib/navigation/useSearchOverlay.ts';
import { overlays } from '../overlays.ts';

const rows = overlays.map(({ param, load }) => ({
  param,
  Overlay: lazy(async () => ({ default: (await loadChunk(load)).Component })),
}));

/** Draws the dialogs that the address asks for. */
export function Overlays() {
  return rows.map((row) => <OneOverlay key={row.param} {...row} />);
}

function OneOverlay({ param, Overlay }: (typeof rows)[number]) {
  const { value, close } = useSearchOverlay(param);
  const shown = useMemo(() => value && <Overlay value={value} close={close} />, [value, close, Overlay]);
  return <Suspense fallback={null}>{shown}</Suspense>;
}
