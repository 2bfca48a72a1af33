import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Sign } from '../../../components/display/Sign.tsx';
import { t } from '../../../languages/t.ts';
import { drawnWhenNear } from '../../../lib/drawnWhenNear.ts';
import { useSiteLinks } from '../../../lib/navigation/useSiteLinks.ts';
import phone from './art/phone.webp';

const panel = {
  ...drawnWhenNear({ xs: 680, md: 408 }),
  mt: { xs: 6, md: 8 },
  borderRadius: '24px',
  bgcolor: 'primary.soft',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  alignItems: 'center',
} as const;

export function AppDownload() {
  const { appStoreUrl, playStoreUrl } = useSiteLinks() ?? {};
  const inStores = !!appStoreUrl || !!playStoreUrl;
  return (
    <Box component="section" aria-labelledby="app-download" sx={panel}>
      <Box sx={{ p: { xs: 3, sm: 4, md: 7 }, pb: { xs: 2, md: 7 } }}>
        <Typography id="app-download" variant="h2">
          {t('Your campaigns, in your pocket.')}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: { xs: 16, md: 18 }, color: 'text.secondary', maxWidth: 460 }}>
          {t('Answer an offer on the train, release a payment over kopi, hear the moment someone applies.')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, minHeight: 48 }}>
          {appStoreUrl && (
            <Store to={appStoreUrl} icon={<Sign name="apple" />} text={t('Download on the App Store')} />
          )}
          {playStoreUrl && (
            <Store to={playStoreUrl} icon={<Sign name="android" />} text={t('Get it on Google Play')} />
          )}
          {!inStores && (
            <Typography sx={{ fontWeight: 600, maxWidth: 460 }}>
              {t('Open this page on your phone and choose “Add to Home Screen” in the menu of your browser.')}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        component="img"
        src={phone}
        alt=""
        loading="lazy"
        width={260}
        height={360}
        sx={{ display: 'block', mx: 'auto', mt: { xs: 1, md: 6 } }}
      />
    </Box>
  );
}

function Store({ to, icon, text }: { to: string; icon: React.ReactNode; text: string }) {
  return (
    <Button
      component="a"
      href={to}
      target="_blank"
      rel="noopener"
      size="large"
      startIcon={icon}
      sx={{
        bgcolor: 'text.primary',
        color: 'background.default',
        '&:hover': { bgcolor: 'text.primary', opacity: 0.88 },
      }}
    >
      {text}
    </Button>
  );
}
