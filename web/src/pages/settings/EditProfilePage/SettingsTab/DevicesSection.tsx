import { useMutation } from '@apollo/client/react';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { nameOfCountry } from '../../../../lib/format/countryNames.ts';
import { formatDate, formatRelative } from '../../../../lib/format/formatDate.ts';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { RevokeOtherSessionsDocument, RevokeSessionDocument } from './settingsDocuments.ts';

type Session = SettingsTabQuery['mySessions']['nodes'][number];

const afterwards = { refetchQueries: ['SettingsTab'], awaitRefetchQueries: true };

export function DevicesSection({ sessions }: { sessions: readonly Session[] }) {
  const [revokeOthers] = useMutation(RevokeOtherSessionsDocument, afterwards);
  // This device first, then the one used last.
  const rows = [...sessions].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  return (
    <SettingsSection
      title={t('Signed-in devices')}
      hint={t("Sign out devices you don't know, then change your password.")}
    >
      <PlainList label={t('Signed-in devices')}>
        {rows.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
      </PlainList>
      {rows.length > 2 && (
        <AskButton
          variant="outlined"
          sx={{ mt: 1.5 }}
          title={t('Are you sure you want to sign out all other devices?')}
          text={t(
            'You stay signed in here and are signed out on {count, plural, one {one other device} other {# other devices}}.',
            { count: rows.length - 1 },
          )}
          destructive
          onYes={() => revokeOthers()}
        >
          {t('Sign out all other devices')}
        </AskButton>
      )}
    </SettingsSection>
  );
}

function DeviceRow({ session }: { session: Session }) {
  const [revoke] = useMutation(RevokeSessionDocument, {
    ...afterwards,
    variables: { input: { id: session.id } },
  });
  const { device, network, countryCode, createdAt, lastUsedAt, isCurrent } = session;
  const used = isCurrent ? t('In use now') : t('Last used {when}', { when: formatRelative(lastUsedAt) });
  const since = t('since {date}', { date: formatDate(createdAt) });
  return (
    <SettingsRow
      icon={<DevicesRounded aria-hidden sx={{ color: 'text.secondary' }} />}
      title={device}
      hint={[used, countryCode && nameOfCountry(countryCode), network, since].filter(Boolean).join(' · ')}
    >
      {isCurrent ? (
        <SoftTag tone="success">{t('This device')}</SoftTag>
      ) : (
        <AskButton
          variant="text"
          color="inherit"
          aria-label={t('Sign out {device}', { device })}
          title={t('Are you sure you want to sign out this device?')}
          text={device}
          destructive
          onYes={revoke}
        >
          {t('Sign out')}
        </AskButton>
      )}
    </SettingsRow>
  );
}
