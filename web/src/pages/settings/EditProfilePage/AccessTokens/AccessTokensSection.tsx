import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { OwnAccessTokenFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { RevokeAccessTokenDocument, TokenRow } from './TokenRow.tsx';

const CreateTokenDialog = lazy(() => loadChunk(() => import('./CreateTokenDialog.tsx')));

type Props = { tokens: readonly OwnAccessTokenFragment[] };

/** Programs that may act in the viewer's name: the tokens they use, making one and ending one. */
export function AccessTokensSection({ tokens }: Props) {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<OwnAccessTokenFragment | null>(null);
  return (
    <SettingsSection
      title={t('Access tokens')}
      hint={t('Let a program of yours use the API in your name. A token can do only what you allow it.')}
    >
      {tokens.length > 0 && (
        <PlainList label={t('Access tokens')} sx={{ mb: 2 }}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setEnding(token)} />
          ))}
        </PlainList>
      )}
      <Button variant="outlined" onClick={() => setMaking(true)}>
        {t('New access token')}
      </Button>
      {isMaking && (
        <Suspense>
          <CreateTokenDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {ending && <RevokeDialog token={ending} onClose={() => setEnding(null)} />}
    </SettingsSection>
  );
}

function RevokeDialog({ token, onClose }: { token: OwnAccessTokenFragment; onClose: () => void }) {
  const [revoke] = useMutation(RevokeAccessTokenDocument, { variables: { id: token.id } });
  return (
    <ActionDialog
      title={t('Are you sure you want to revoke this token?')}
      destructive
      onYes={revoke}
      onClose={onClose}
    >
      {t('{name}: programs that use it stop working at once. This cannot be undone.', { name: token.name })}
    </ActionDialog>
  );
}
