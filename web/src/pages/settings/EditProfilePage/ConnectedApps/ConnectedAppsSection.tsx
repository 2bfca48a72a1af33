import { useMutation } from '@apollo/client/react';
import AppsRounded from '@mui/icons-material/AppsRounded';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDate, formatRelative } from '../../../../lib/format/formatDate.ts';
import { ProgramRow } from '../fields/ProgramRow.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';

type ConnectedApp = SettingsTabQuery['connectedApps']['nodes'][number];

const DisconnectAppDocument = graphql(`
  mutation DisconnectApp($input: DisconnectAppInput!) {
    disconnectApp(input: $input) { disconnectedAppId }
  }
`);

export function ConnectedAppsSection({ apps }: { apps: readonly ConnectedApp[] }) {
  if (apps.length === 0) return null;
  return (
    <SettingsSection
      id="connected-apps"
      title={t('Connected apps')}
      hint={t('Apps you allowed to act for you.')}
    >
      <PlainList label={t('Connected apps')}>
        {apps.map((app) => (
          <AppRow key={app.id} app={app} />
        ))}
      </PlainList>
    </SettingsSection>
  );
}

function AppRow({ app }: { app: ConnectedApp }) {
  const { id, name, website, createdAt, lastUsedAt } = app;
  const [disconnect] = useMutation(DisconnectAppDocument, {
    refetchQueries: ['SettingsTab'],
    awaitRefetchQueries: true,
    variables: { input: { id } },
  });
  const used = lastUsedAt ? t('Last used {when}', { when: formatRelative(lastUsedAt) }) : t('never used');
  return (
    <ProgramRow
      icon={AppsRounded}
      program={app}
      hint={
        <>
          <Box>{new URL(website).host}</Box>
          <Box>
            {used} · {t('since {date}', { date: formatDate(createdAt) })}
          </Box>
        </>
      }
    >
      <AskButton
        variant="text"
        color="inherit"
        aria-label={t('Disconnect {name}', { name })}
        title={t('Disconnect {name}?', { name })}
        text={t('It can no longer act for you. You can connect it again later.')}
        destructive
        onYes={disconnect}
      >
        {t('Disconnect')}
      </AskButton>
    </ProgramRow>
  );
}
