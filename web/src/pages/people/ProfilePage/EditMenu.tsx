import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Menu } from '../../../components/overlay/Menu.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/index.ts';

/** Ways to change the own profile, and to see it as others do. */
export function EditMenu({ id }: { id: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const links = [
    { to: '/edit-profile', text: t('Edit Profile') },
    { to: '/edit-profile/setting', text: t('Settings') },
    { to: `/influencer-profile/${id}`, text: t('View as others see it') },
  ];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EditOutlined />}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('Edit')}
      </Button>
      <Menu
        open={!!anchor}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {links.map(({ to, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
