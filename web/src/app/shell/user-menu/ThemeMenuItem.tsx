import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useSyncExternalStore } from 'react';
import { t } from '../../../languages/t.ts';
import { chooseTheme, themeNow, watchTheme } from '../../../lib/theme/themeMode.ts';

/** Light or dark, whichever is not on; the system decides until then. Menu props pass through to keep the arrow keys. */
export function ThemeMenuItem(props: MenuItemProps) {
  const dark = useSyncExternalStore(watchTheme, themeNow, themeNow) === 'dark';
  const Icon = dark ? LightModeOutlined : DarkModeOutlined;
  return (
    <MenuItem {...props} onClick={() => chooseTheme(dark ? 'light' : 'dark')}>
      <Box component="span" sx={{ flex: 1, mr: 3 }}>
        {dark ? t('Light theme') : t('Dark theme')}
      </Box>
      <Icon fontSize="small" aria-hidden />
    </MenuItem>
  );
}
