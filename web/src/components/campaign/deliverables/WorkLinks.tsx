import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { t } from '../../../languages/t.ts';
import { FINGER, touched } from '../../../lib/theme/themeComponents.ts';
import { PlainList } from '../../list/PlainList.tsx';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  py: 0.25,
  color: 'info.main',
  overflowWrap: 'anywhere',
  [touched]: { minHeight: FINGER },
} as const;

/** A link without what every link begins with. */
export const shortLink = (href: string): string =>
  href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Links to work, without what every link begins with. They lead out of the product. */
export function WorkLinks({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <PlainList label={t('Links')} sx={{ display: 'grid' }}>
      {links.map((href) => (
        <Box component="li" key={href}>
          <Link href={href} target="_blank" rel="noopener nofollow" sx={link}>
            {shortLink(href)}
          </Link>
        </Box>
      ))}
    </PlainList>
  );
}
