import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { t } from '../../languages/t.ts';
import { useNavigation } from '../../routing/hooks.ts';

const grow = keyframes`from { transform: scaleX(0.05) } to { transform: scaleX(0.9) }`;

/** A thin line on top while the next page is fetched. It waits a moment, so that quick pages show none. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('Loading page')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 120ms both`,
      }}
    />
  );
}
