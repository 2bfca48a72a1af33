import { useMutation } from '@apollo/client/react';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { useBeginLinking } from '../../../../components/linking/useBeginLinking.ts';
import { ActionButton } from '../../../../components/overlay/ActionButton.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { formatRelative } from '../../../../lib/format/formatDate.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { RefreshInstagramDocument } from './profileFormDocuments.ts';

const states = {
  UNREAD: null,
  PUBLIC: null,
  PRIVATE: msg('This Account is Private. Make your account public so that users can view your work.'),
  MISSING: msg(
    'Instagram account not found. Please check if you have entered the correct details or try again.',
  ),
};

/** Of an account that its owner once signed in for: trying again does not help, signing in there does. */
const TAKEN_BACK = msg(
  'Instagram no longer lets us see this account. Sign in there again to update your figures.',
);

export function InstagramNote({ profile }: { profile: ProfileFormAccountFragment['profile'] }) {
  const { instagram, followers, followersSource, followersUnverified } = profile;
  const { offered, start, busy, error } = useBeginLinking('INSTAGRAM');
  if (!instagram) return null;
  const isTold = followersSource === 'PROVIDER';
  const when = instagram.refreshedAt ? `, ${formatRelative(instagram.refreshedAt)}` : '';
  const isTakenBack = instagram.confirmed && instagram.visibility === 'MISSING';
  const trouble = isTakenBack && offered ? TAKEN_BACK : states[instagram.visibility];
  return (
    <Box sx={{ mt: 1, fontSize: 14, color: 'text.secondary' }}>
      {isTold && (
        <Box>
          {t('{followers} followers, as Instagram counts them{when}', {
            followers: formatFollowers(followers),
            when,
          })}
        </Box>
      )}
      {trouble && <Box sx={{ mt: 0.5, color: 'warning.main' }}>{t(trouble)}</Box>}
      {isTakenBack && offered && (
        <Button size="small" variant="outlined" loading={busy} onClick={() => void start()} sx={{ mt: 1 }}>
          {t('Sign in with Instagram again')}
        </Button>
      )}
      {instagram.refreshedAt && <RefreshButton />}
      {followersUnverified && (
        <Box sx={{ mt: 0.5, color: 'warning.main' }}>
          {t(
            'Your follower count grew faster than usual. It shows as unverified until we check it or you sign in with Instagram.',
          )}
        </Box>
      )}
      {!instagram.confirmed && offered && (
        <Box
          sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 200 }}>
            {t('Sign in there to show brands that the account is yours.')}
          </Box>
          <Button size="small" variant="outlined" loading={busy} onClick={() => void start()}>
            {t('Confirm with Instagram')}
          </Button>
        </Box>
      )}
      <FormError text={error} />
    </Box>
  );
}

function RefreshButton() {
  const [refresh] = useMutation(RefreshInstagramDocument);
  const toast = useToast();
  const onAct = async () => {
    const { data } = await refresh();
    // What is wrong stands above.
    if (data?.refreshInstagram.account.profile.instagram?.visibility === 'MISSING') return;
    toast(t('Followers and posts are up to date.'));
  };
  return (
    <ActionButton
      variant="text"
      color="inherit"
      size="small"
      startIcon={<RefreshRounded />}
      loadingPosition="start"
      onAct={onAct}
      sx={{ ml: -1.5, mt: 0.5 }}
    >
      {t('Refresh now')}
    </ActionButton>
  );
}
