import LinkRounded from '@mui/icons-material/LinkRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { FINGER } from '../../../lib/theme/themeComponents.ts';
import { PlainList } from '../../list/PlainList.tsx';
import type { Submission } from './jobWorkDocument.ts';
import { shortLink, WorkLinks } from './WorkLinks.tsx';

type Preview = Submission['previews'][number];

/** Links to published work: with title and picture where the network says them. */
export function LinkCards({ links, previews }: Pick<Submission, 'links' | 'previews'>) {
  if (previews.length === 0) return <WorkLinks links={links} />;
  return (
    <PlainList label={t('Links')} sx={{ display: 'grid', gap: 1, mt: 0.5 }}>
      {links.map((href) => (
        <Box component="li" key={href} sx={{ minWidth: 0 }}>
          <LinkCard href={href} preview={previews.find(({ link }) => link === href)} />
        </Box>
      ))}
    </PlainList>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: FINGER,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  color: 'text.primary',
} as const;

function LinkCard({ href, preview }: { href: string; preview: Preview | undefined }) {
  const { title, pictureUrl, postedAt } = preview ?? {};
  const when = postedAt && t('Posted {date}', { date: formatDate(postedAt) });
  return (
    <Link href={href} target="_blank" rel="noopener nofollow" underline="none" sx={card}>
      <PostThumbnail key={pictureUrl} url={pictureUrl} />
      <Box sx={{ minWidth: 0 }}>
        {title && <Box sx={twoLines}>{title}</Box>}
        <Box
          sx={{ ...twoLines, fontSize: 13, fontWeight: 400, color: title ? 'text.secondary' : 'info.main' }}
        >
          {[shortLink(href), when].filter(Boolean).join(' · ')}
        </Box>
      </Box>
    </Link>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 14.5,
  lineHeight: 1.4,
} as const;

const square = { width: 64, height: 64, borderRadius: '8px', objectFit: 'cover', display: 'block' } as const;

/** The picture of a post; a quiet sign when the network does not give it, or not any more. The words stand beside it. */
function PostThumbnail({ url }: { url: string | null | undefined }) {
  const [broken, setBroken] = useState(false);
  if (!url || broken)
    return (
      <Box
        aria-hidden
        sx={{ ...square, display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}
      >
        <LinkRounded sx={{ color: 'text.secondary' }} />
      </Box>
    );
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      style={square}
    />
  );
}
