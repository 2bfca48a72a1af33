import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import { type OverlayProps, useSearchOverlay } from '../../lib/navigation/useSearchOverlay.ts';

type OverlayRow = {
  /** Search parameter that opens it: `?auth=login`. */
  param: string;
  /** Fetches it when it is needed; the module exports `Component`. */
  load: () => Promise<{ Component: ComponentType<OverlayProps> }>;
};

/** Dialogs and slide-overs that any page may open by a search parameter, one line each. */
const overlays: OverlayRow[] = [
  { param: 'auth', load: () => import('../../pages/auth/AuthModal/AuthModal.tsx') },
  { param: 'compose', load: () => import('../../pages/campaign-editor/CampaignEditor/CampaignEditor.tsx') },
];

const rows = overlays.map(({ param, load }) => ({
  param,
  Overlay: lazy(async () => ({ default: (await loadChunk(load)).Component })),
}));

export function Overlays() {
  return rows.map((row) => <OneOverlay key={row.param} {...row} />);
}

function OneOverlay({ param, Overlay }: (typeof rows)[number]) {
  const { value, close } = useSearchOverlay(param);
  const shown = useMemo(() => value && <Overlay value={value} close={close} />, [value, close, Overlay]);
  return <Suspense fallback={null}>{shown}</Suspense>;
}
