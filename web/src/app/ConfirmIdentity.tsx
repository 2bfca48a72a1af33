import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazyPart.tsx';
import { identityProof } from '../lib/session/identityProof.ts';

const ConfirmIdentityDialog = lazyPart(
  async () => (await import('../components/security/ConfirmIdentityDialog.tsx')).ConfirmIdentityDialog,
);

/** The dialog that opens when the server wants to know who is there, above whatever was pressed. */
export function ConfirmIdentity() {
  const isAsked = useSyncExternalStore(identityProof.subscribe, identityProof.isAsked, () => false);
  return isAsked && <ConfirmIdentityDialog />;
}
