import Box from '@mui/material/Box';
import { Sign, type SignName } from '../../../components/display/Sign.tsx';
import { SiteLink } from '../../../components/display/SiteLink.tsx';
import { t } from '../../../languages/t.ts';

const known: readonly string[] = [
  'instagram',
  'facebook',
  'linkedin',
  'telegram',
  'tiktok',
  'x',
  'youtube',
] satisfies SignName[];

const round = {
  display: 'grid',
  placeItems: 'center',
  width: 42,
  height: 42,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 700,
  '&:hover': { borderColor: 'text.secondary' },
} as const;

/** The product on social networks. A network without a mark of its own shows its first letter. */
export function SocialLinks({ links }: { links: readonly { name: string; url: string }[] }) {
  return (
    <Box
      component="ul"
      aria-label={t('Social networks')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        mt: 2.5,
        p: 0,
        listStyle: 'none',
        minHeight: 42,
      }}
    >
      {links.map(({ name, url }) => (
        <li key={url}>
          <SiteLink to={url} aria-label={t('{name}, opens in a new tab', { name })} sx={round}>
            <Mark name={name} />
          </SiteLink>
        </li>
      ))}
    </Box>
  );
}

function Mark({ name }: { name: string }) {
  const sign = name.toLowerCase();
  return known.includes(sign) ? (
    <Sign name={sign as SignName} />
  ) : (
    <span aria-hidden>{name.slice(0, 1)}</span>
  );
}
