import TranslateRounded from '@mui/icons-material/TranslateRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Menu } from '../../../components/overlay/Menu.tsx';
import { languageNames } from '../../../languages/languages.ts';
import { spoken } from '../../../languages/spoken.ts';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/index.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { ThemeMenuItem } from './ThemeMenuItem.tsx';
import { useLanguageMenuItems } from './useLanguageMenuItems.tsx';

const links = [
  { to: '/profile', text: msg('Profile') },
  { to: '/my-campaigns', text: msg('My Campaign') },
  { to: '/my-application', text: msg('My Applications') },
  { to: '/my-favorites', text: msg('My Favorites') },
  { to: '/my-orders', text: msg('My Orders') },
  { to: '/my-products', text: msg('My Products') },
  { to: '/transaction-history', text: msg('Transactions History') },
  { to: '/edit-profile/setting', text: msg('Settings') },
];

const greeting = {
  display: { md: 'none' },
  maxWidth: 260,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'text.primary',
  fontWeight: 700,
  lineHeight: '40px',
} as const;

type Props = { anchor: HTMLElement; name: string; onClose: () => void };

export default function UserMenuList({ anchor, name, onClose }: Props) {
  const [leaving, setLeaving] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const languages = useLanguageMenuItems(onClose);
  if (leaving) return <LogoutDialog onClose={onClose} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {choosing
        ? languages
        : [
            // Where the header has no room for it.
            <ListSubheader key="greeting" role="presentation" sx={greeting}>
              {t('Hi, {name}', { name })}
            </ListSubheader>,
            ...links.map(({ to, text }) => (
              <MenuItem key={to} component={Link} to={to} onClick={onClose}>
                {t(text)}
              </MenuItem>
            )),
            <Divider key="line" />,
            // On phones, where the header has no room for it.
            <MenuItem
              key="shop"
              component={Link}
              to="/products"
              onClick={onClose}
              sx={{ display: { sm: 'none' } }}
            >
              {t('Shop')}
            </MenuItem>,
            <MenuItem key="language" aria-haspopup="true" onClick={() => setChoosing(true)}>
              <Box component="span" sx={{ flex: 1, mr: 3 }}>
                {languageNames[spoken()]}
              </Box>
              <TranslateRounded fontSize="small" aria-hidden />
            </MenuItem>,
            <ThemeMenuItem key="theme" />,
            <MenuItem key="logout" onClick={() => setLeaving(true)}>
              {t('Logout')}
            </MenuItem>,
          ]}
    </Menu>
  );
}
