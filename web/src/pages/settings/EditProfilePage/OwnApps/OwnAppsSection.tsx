import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OwnAppFragment } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { Link } from '../../../../routing/Link.tsx';
import { DeprecatedUses } from '../fields/DeprecatedUses.tsx';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { NewAppDialog } from './NewAppDialog.tsx';
import { OwnAppDialog } from './OwnAppDialog.tsx';
import { DeleteOwnAppDocument, OwnAppsDocument } from './ownAppDocuments.ts';

/** Programs of the viewer that act for other members by OAuth. */
export function OwnAppsSection() {
  return (
    <SettingsSection
      id="your-apps"
      title={t('Your apps')}
      hint={t('For developers: apps that other members can connect.')}
    >
      <OwnAppList />
    </SettingsSection>
  );
}

function OwnAppList() {
  const { data, error, refetch } = useQuery(OwnAppsDocument);
  /** Null registers a new one. */
  const [edited, setEdited] = useState<OwnAppFragment | null | undefined>();
  const [made, setMade] = useState<{ clientId: string; secret: string | null } | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={2} />;
  const apps = data.oauthApps.nodes;
  return (
    <>
      {apps.length > 0 && (
        <PlainList label={t('Your apps')} sx={{ mb: 2 }}>
          {apps.map((app) => (
            <OwnAppRow key={app.id} app={app} onEdit={() => setEdited(app)} />
          ))}
        </PlainList>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => setEdited(null)}>
          {t('Register app')}
        </Button>
        <Button component={Link} to="/developers/guides/oauth" color="inherit">
          {t('OAuth guide')}
        </Button>
      </Box>
      {edited !== undefined && (
        <OwnAppDialog app={edited} onMade={setMade} onClose={() => setEdited(undefined)} />
      )}
      {made && <NewAppDialog {...made} onClose={() => setMade(null)} />}
    </>
  );
}

function OwnAppRow({ app, onEdit }: { app: OwnAppFragment; onEdit: () => void }) {
  const { id, name, clientId, redirectUris } = app;
  const [remove] = useMutation(DeleteOwnAppDocument, {
    variables: { input: { id } },
    refetchQueries: ['OwnApps', 'SettingsTab'],
    awaitRefetchQueries: true,
  });
  return (
    <SettingsRow
      title={name}
      hint={
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Box component="code">{clientId}</Box>
          {redirectUris.map((uri) => (
            <Box key={uri}>{uri}</Box>
          ))}
          <DeprecatedUses uses={app.deprecatedFieldsUsed} />
        </Box>
      }
      textWidth={240}
      sx={{ rowGap: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" size="small" onClick={onEdit} aria-label={t('Edit {name}', { name })}>
          {t('Edit')}
        </Button>
        <AskButton
          variant="text"
          color="inherit"
          size="small"
          aria-label={t('Delete {name}', { name })}
          title={t('Delete {name}?', { name })}
          text={t("It will be disconnected from every account. This can't be undone.")}
          destructive
          onYes={remove}
        >
          {t('Delete')}
        </AskButton>
      </Box>
    </SettingsRow>
  );
}
