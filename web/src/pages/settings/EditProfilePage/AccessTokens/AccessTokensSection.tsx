import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OwnAccessTokenFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { RevokeAccessTokenDocument, TokenRow } from './TokenRow.tsx';

const CreateTokenDialog = lazyPart(async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog);

export function AccessTokensSection({ tokens }: { tokens: readonly OwnAccessTokenFragment[] }) {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<OwnAccessTokenFragment | null>(null);
  const [revoke] = useMutation(RevokeAccessTokenDocument);
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
      {isMaking && <CreateTokenDialog onClose={() => setMaking(false)} />}
      {ending && (
        <ActionDialog
          title={t('Are you sure you want to revoke this token?')}
          destructive
          onYes={() => revoke({ variables: { id: ending.id } })}
          onClose={() => setEnding(null)}
        >
          {t('{name}: programs that use it stop working at once. This cannot be undone.', {
            name: ending.name,
          })}
        </ActionDialog>
      )}
    </SettingsSection>
  );
}
