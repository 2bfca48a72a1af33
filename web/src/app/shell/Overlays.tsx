import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import { type OverlayProps, useSearchOverlay } from '../../lib/navigation/useSearchOverlay.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { useSearchParams } from '../../routing/hooks.ts';

type LoadOverlay = () => Promise<{ Component: ComponentType<OverlayProps> }>;

/** What a search parameter opens, fetched when it is needed. */
const overlay = (param: string, load: LoadOverlay) => ({
  param,
  Overlay: lazy(async () => ({ default: (await loadChunk(load)).Component })),
});

/** Dialogs and slide-overs that any page may open by a search parameter, one line each: `?auth=login`. */
const rows = [
  overlay('auth', () => import('../../pages/auth/AuthModal/AuthModal.tsx')),
  overlay('compose', () => import('../../pages/campaign-editor/CampaignEditor/CampaignEditor.tsx')),
];

export function Overlays() {
  useGraphiqlAfterLogin();
  return rows.map((row) => <OneOverlay key={row.param} {...row} />);
}

function OneOverlay({ param, Overlay }: (typeof rows)[number]) {
  const { value, close } = useSearchOverlay(param);
  const shown = useMemo(() => value && <Overlay value={value} close={close} />, [value, close, Overlay]);
  return <Suspense fallback={null}>{shown}</Suspense>;
}

/** `/graphiql` sends visitors to the login. It is a document of its own, so signed in they go there by loading it. */
function useGraphiqlAfterLogin() {
  const [params] = useSearchParams();
  const { me } = useMe();
  const isWanted = params.get('then') === 'graphiql' && !!me?.isStaff;
  useEffect(() => {
    if (isWanted) window.location.replace('/graphiql');
  }, [isWanted]);
}
