import { lazy, Suspense, useMemo } from 'react';
import { overlays } from '../app/overlays.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import { useSearchOverlay } from '../lib/useSearchOverlay.ts';

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
