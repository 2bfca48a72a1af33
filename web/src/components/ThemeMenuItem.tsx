import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import Box from '@mui/material/Box';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { t } from '../languages/t.ts';

/** Light or dark, whichever is not on; the system decides until then. Menu props pass through to keep the arrow keys. */
export function ThemeMenuItem(props: MenuItemProps) {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
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
