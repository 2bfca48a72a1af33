import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BlockedUsersQuery } from '../../../../__generated__/graphql.ts';
import { Menu } from '../../../../components/overlay/Menu.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { t } from '../../../../languages/t.ts';
import { countryName } from '../../../../lib/format/countryNames.ts';
import { UnblockDialog } from './UnblockDialog.tsx';

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
