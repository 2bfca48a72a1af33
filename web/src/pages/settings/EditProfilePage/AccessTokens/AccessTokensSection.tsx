import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OwnAccessTokenFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { Link } from '../../../../routing/Link.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { TokenRow } from './TokenRow.tsx';

const CreateTokenDialog = lazyPart(async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog);

export function AccessTokensSection({ tokens }: { tokens: readonly OwnAccessTokenFragment[] }) {
  const [isMaking, setMaking] = useState(false);
  return (
    <SettingsSection
      id="access-tokens"
      title={t('Access tokens')}
      hint={t('Let your own program use the API as you, within the permissions you choose.')}
    >
      {tokens.length > 0 && (
        <PlainList label={t('Access tokens')} sx={{ mb: 2 }}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </PlainList>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t('New access token')}
        </Button>
        <Button component={Link} to="/developers" color="inherit">
          {t('Developer guides')}
        </Button>
      </Box>
      {isMaking && <CreateTokenDialog onClose={() => setMaking(false)} />}
    </SettingsSection>
  );
}
