import { useMutation } from '@apollo/client/react';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SettingsTabQuery } from '../../../__generated__/graphql.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SoftTag } from '../../../components/SoftTag.tsx';
import { toFailure } from '../../../lib/errors.ts';
import { formatDate, formatRelative } from '../../../lib/formatDate.ts';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { RevokeSessionDocument } from './settingsDocuments.ts';

type Session = SettingsTabQuery['mySessions'][number];

/** Where the viewer is signed in, and a way to end that. */
export function DevicesSection({ sessions }: { sessions: readonly Session[] }) {
  const [leaving, setLeaving] = useState<Session | null>(null);
  // This device first, then the one used last.
  const rows = [...sessions].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  return (
    <SettingsSection
      title="Signed-in devices"
      hint="Sign out a device that you do not know, then change your password."
    >
      <Box component="ul" aria-label="Signed-in devices" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((session) => (
          <DeviceRow key={session.id} session={session} onLeave={() => setLeaving(session)} />
        ))}
      </Box>
      {leaving && <RevokeDialog session={leaving} onClose={() => setLeaving(null)} />}
    </SettingsSection>
  );
}

function DeviceRow({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <DevicesRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{device}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {isCurrent ? 'In use now' : `Last used ${formatRelative(lastUsedAt)}`} · since{' '}
          {formatDate(createdAt)}
        </Box>
      </Box>
      {isCurrent ? (
        <SoftTag tone="success">This device</SoftTag>
      ) : (
        <Button variant="text" color="inherit" onClick={onLeave} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

function RevokeDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const [revoke, { loading }] = useMutation(RevokeSessionDocument, {
    variables: { id: session.id },
    refetchQueries: ['SettingsTab'],
    awaitRefetchQueries: true,
  });
  const onYes = async () => {
    try {
      await revoke();
      onClose();
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  return (
    <ConfirmDialog
      open
      title="Are you sure you want to sign out this device?"
      busy={loading}
      error={error}
      destructive
      onNo={onClose}
      onYes={() => void onYes()}
    >
      {session.device}
    </ConfirmDialog>
  );
}
