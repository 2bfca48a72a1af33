import type { ComponentType } from 'react';
import type { OverlayProps } from '../lib/navigation/useSearchOverlay.ts';

type OverlayRow = {
  /** Search parameter that opens it: `?auth=login`. */
  param: string;
  /** Fetches it when it is needed; the module exports `Component`. */
  load: () => Promise<{ Component: ComponentType<OverlayProps> }>;
};

/** Dialogs and slide-overs that any page may open by a search parameter, one line each. */
export const overlays: OverlayRow[] = [
  { param: 'auth', load: () => import('../pages/auth/AuthModal/AuthModal.tsx') },
  { param: 'compose', load: () => import('../pages/campaign-editor/CampaignEditor/CampaignEditor.tsx') },
];
