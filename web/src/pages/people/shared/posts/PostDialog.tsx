import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { type Post, PostPicture } from './PostTile.tsx';

type Props = {
  posts: readonly Post[];
  index: number;
  username: string;
  onMove: (index: number) => void;
  onClose: () => void;
};

export function PostDialog({ posts, index, username, onMove, onClose }: Props) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const post = posts[index];
  if (!post) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && index > 0) onMove(index - 1);
    if (key === 'ArrowRight' && index < posts.length - 1) onMove(index + 1);
  };
  const step = (label: string, to: number, icon: ReactNode) => (
    <IconButton aria-label={label} disabled={!posts[to]} onClick={() => onMove(to)}>
      {icon}
    </IconButton>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      maxWidth="md"
      slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.35fr 1fr' } }}>
        <Box sx={{ aspectRatio: '1', bgcolor: 'divider' }}>
          <PostPicture key={post.id} post={post} />
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2, sm: 3 }, minWidth: 0 }}>
          <Box sx={{ pr: 5 }}>
            <Typography variant="subtitle1" component="h2" id={titleId}>
              @{username}
            </Typography>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{formatDate(post.postedAt)}</Box>
          </Box>
          <Box sx={{ mt: 2, mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {post.caption || t('Post without text')}
          </Box>
          <Box sx={{ fontWeight: 650, mb: 1 }}>
            {t('{likes, plural, one {# like} other {# likes}}', { likes: post.likes })} ·{' '}
            {t('{comments, plural, one {# comment} other {# comments}}', { comments: post.comments })}
          </Box>
          {post.permalink && (
            <Link
              href={post.permalink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ color: 'info.main' }}
            >
              {t('View on Instagram')}
            </Link>
          )}
          <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 2 }}>
            {step(t('Previous post'), index - 1, <ChevronLeftRounded />)}
            {step(t('Next post'), index + 1, <ChevronRightRounded />)}
          </Box>
        </Box>
      </Box>
      <IconButton
        onClick={onClose}
        aria-label={t('Close')}
        sx={{
          position: 'absolute',
          top: 12,
          right: 12,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.default' },
        }}
      >
        <CloseRounded />
      </IconButton>
    </Dialog>
  );
}
