import Box from '@mui/material/Box';
import type { InstagramPostsFragment } from '../../../../__generated__/graphql.ts';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import { t } from '../../../../languages/t.ts';
import { InstagramPosts } from './InstagramPosts.tsx';

type Props = { person: InstagramPostsFragment; isOwn?: boolean };

/** The section of a profile with the person's posts. */
export function PersonPosts({ person, isOwn }: Props) {
  return (
    <Box component="section" aria-labelledby="posts" sx={{ mt: 5.5 }}>
      <SectionHeading title={t('IG Posts')} id="posts" />
      <InstagramPosts person={person} {...(isOwn && { isOwn })} />
    </Box>
  );
}
