import { useMutation } from '@apollo/client/react';
import CheckRounded from '@mui/icons-material/CheckRounded';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { oneLine } from '../../../components/display/oneLine.ts';
import { ActionDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { Menu } from '../../../components/overlay/Menu.tsx';
import { languageNames, languageTags } from '../../../languages/languages.ts';
import { spoken, useLanguage } from '../../../languages/spoken.ts';
import { msg, t } from '../../../languages/t.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { memberPages } from '../../../lib/navigation/memberPages.ts';
import { endSession } from '../../../lib/session/endSession.ts';
import { useSessionChanged } from '../../../lib/session/useSessionChanged.ts';
import { Link } from '../../../routing/Link.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

const links = [{ to: '/profile', text: msg('Profile') }, ...memberPages.flat()];

const greeting = {
  display: { md: 'none' },
  maxWidth: 260,
  ...oneLine,
  color: 'text.primary',
  fontWeight: 700,
  lineHeight: '40px',
} as const;

type Props = { anchor: HTMLElement; name: string; isStaff: boolean; onClose: () => void };

export default function UserMenuList({ anchor, name, isStaff, onClose }: Props) {
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
            ...(isStaff
              ? [
                  <Divider key="staff line" />,
                  <MenuItem key="desk" component={Link} to="/desk" onClick={onClose}>
                    {t('Desk')}
                  </MenuItem>,
                  <MenuItem key="graphiql" component="a" href="/graphiql" onClick={onClose}>
                    GraphiQL
                  </MenuItem>,
                ]
              : []),
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

/** Light or dark, whichever is not on; the system decides until then. Menu props pass through to keep the arrow keys. */
function ThemeMenuItem(props: MenuItemProps) {
  const { colorScheme, setMode } = useColorScheme();
  const dark = colorScheme === 'dark';
  const Icon = dark ? LightModeOutlined : DarkModeOutlined;
  return (
    <MenuItem {...props} onClick={() => setMode(dark ? 'light' : 'dark')}>
      <Box component="span" sx={{ flex: 1, mr: 3 }}>
        {dark ? t('Light theme') : t('Dark theme')}
      </Box>
      <Icon fontSize="small" aria-hidden />
    </MenuItem>
  );
}

/** The rows of a menu of languages, each by its own name. An array: menus find their rows among their children only. */
function useLanguageMenuItems(onClose: () => void) {
  const language = useLanguage();
  const choose = useChooseLanguage();
  return languageTags.map((tag) => (
    <MenuItem
      key={tag}
      role="menuitemradio"
      aria-checked={tag === language}
      autoFocus={tag === language}
      lang={tag}
      onClick={() => {
        onClose();
        void choose(tag);
      }}
    >
      <Box component="span" sx={{ flex: 1, mr: 3 }}>
        {languageNames[tag]}
      </Box>
      {tag === language && <CheckRounded fontSize="small" aria-hidden />}
    </MenuItem>
  ));
}

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut { isSignedOut }
  }
`);

function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [signOut] = useMutation(SignOutDocument);
  const sessionChanged = useSessionChanged();
  const onYes = () =>
    endSession(async () => {
      await signOut();
      forgetTexts();
      onClose();
      await sessionChanged();
    });
  return (
    <ActionDialog
      title={t('Are you sure you want to Logout?')}
      no={t('Cancel')}
      yes={t('Ok')}
      onYes={onYes}
      onClose={onClose}
    />
  );
}
