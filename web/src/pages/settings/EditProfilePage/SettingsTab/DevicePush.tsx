import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import {
  type PushPermission,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
} from '../../../../lib/push.ts';
import { SettingsRow } from '../fields/SettingsSection.tsx';
import { TurnDevicePushOffDocument, TurnDevicePushOnDocument } from './settingsDocuments.ts';

const hints: Record<PushPermission, Text> = {
  granted: msg('Get notifications on this device, even when Koli is closed.'),
  default: msg('Get notifications on this device, even when Koli is closed.'),
  denied: msg("Your browser blocks notifications from this site. Allow them in the browser's site settings."),
  'home-screen': msg(
    'On iPhone and iPad, add Koli to your home screen first: Share, then Add to Home Screen.',
  ),
  unsupported: msg("This browser can't receive notifications. Try another one."),
};

/** Web Push on this device: the browser asks for permission only after a press. */
export function DevicePush({ push }: { push: SettingsTabQuery['devicePush'] }) {
  const [permission, setPermission] = useState<PushPermission | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [turnOn] = useMutation(TurnDevicePushOnDocument);
  const [turnOff] = useMutation(TurnDevicePushOffDocument);
  useEffect(() => setPermission(pushPermission()), []);
  if (!permission) return null;
  const isOn = push.isOn && permission === 'granted';
  const isPossible = permission === 'granted' || permission === 'default';
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      if (isOn) {
        await turnOff();
        await unsubscribeFromPush();
      } else {
        const input = await subscribeToPush(push.publicKey);
        if (input) await turnOn({ variables: { input } });
      }
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
    setPermission(pushPermission());
    setBusy(false);
  };
  return (
    <Box sx={{ mt: 1 }}>
      <SettingsRow
        component="div"
        textWidth={220}
        title={t('Notifications on this device')}
        hint={isOn ? t('On. You get notifications even when Koli is closed.') : t(hints[permission])}
      >
        {isPossible && (
          <Button variant="outlined" color={isOn ? 'inherit' : 'primary'} disabled={busy} onClick={change}>
            {isOn ? t('Turn off') : t('Turn on notifications on this device')}
          </Button>
        )}
      </SettingsRow>
      <Box role="alert">{error && <FieldError text={error} />}</Box>
    </Box>
  );
}
