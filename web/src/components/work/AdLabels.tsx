import Box from '@mui/material/Box';
import type { Platform } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { adLabels, platformNames } from './workNames.ts';

/** What has to be on every post, in the words of each platform, and why. */
export function AdLabels({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <>
      {t('Always required')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...new Set(platforms)].map((platform) => (
          <Box component="li" key={platform} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <span>{t(platformNames[platform])}</span>
            <Box component="span" sx={{ fontWeight: 700 }}>
              {t(adLabels[platform])}
            </Box>
          </Box>
        ))}
      </Box>
      <SecondaryText sx={{ mt: 0.5 }}>
        {t('The law and the platforms require ads to be labelled, even when paid in products.')}
      </SecondaryText>
    </>
  );
}
