import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BlockedUsersQuery } from '../../../../__generated__/graphql.ts';
import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { Menu } from '../../../../components/overlay/Menu.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { useUnblockUser } from '../../../../components/people/useBlock.ts';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { countryName } from '../../../../lib/format/countryNames.ts';

type Props = {
  person: BlockedUsersQuery['blockedUsers']['items'][number]['profile'];
  onUnblocked: () => void;
};

/** Somebody blocked, with a menu. */
export function BlockedCard({ person, onUnblocked }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const place = [
    ...new Set([person.city, person.country && countryName(person.country)].filter(Boolean)),
  ].join(', ');
  return (
    <Card sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, height: '100%' }}>
      <PersonAvatar name={person.fullName} picture={person.avatar ?? null} size={56} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2" noWrap>
          {person.fullName}
        </Typography>
        {person.instagramUsername && (
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {`@${person.instagramUsername}`}
          </Typography>
        )}
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {place}
        </Typography>
      </Box>
      <IconButton
        aria-label={t('More about {fullName}', { fullName: person.fullName })}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu open={!!anchor} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking(true);
          }}
        >
          {t('Unblock')}
        </MenuItem>
      </Menu>
      {asking && (
        <UnblockDialog
          person={person}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onUnblocked();
          }}
        />
      )}
    </Card>
  );
}

type UnblockDialogProps = {
  person: { id: string; fullName: string };
  onClose: () => void;
  /** Called once the two may meet again. */
  onDone: () => void;
};

/** Asks before a block is taken back. */
function UnblockDialog({ person, onClose, onDone }: UnblockDialogProps) {
  const { unblock, loading, error } = useUnblockUser(person.id);
  const onYes = async () => {
    if (await unblock()) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to unblock?')}
      busy={loading}
      error={error ? toFailure(error).message : null}
      onNo={onClose}
      onYes={() => void onYes()}
    >
      {t('You and {fullName} will find one another again.', { fullName: person.fullName })}
    </ConfirmDialog>
  );
}
