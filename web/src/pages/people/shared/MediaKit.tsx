import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { PersonAudience } from './audience/PersonAudience.tsx';
import { PersonCover } from './PersonCover.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonPrices } from './PersonPrices.tsx';
import { PersonPosts } from './posts/InstagramPosts.tsx';
import { JobsAndReviews } from './reviews/JobsAndReviews.tsx';

type Props = {
  person: PersonDetailsFragment;
  /** Whether the person looks at themselves. */
  isOwn?: boolean;
  /** Beside the name. */
  action: ReactNode;
  /** Above the prices: what the viewer does next. */
  side: ReactNode;
  /** In place of the posts. */
  posts?: ReactNode;
  /** Number of their campaigns; left out while it is not known. */
  campaignCount: number | undefined;
  /** After everything else: the campaigns. */
  children: ReactNode;
};

/** A person as brands look at them: work, who they are, what they cost, and what happened before. */
export function MediaKit({ person, isOwn = false, action, side, posts, campaignCount, children }: Props) {
  return (
    <>
      <PersonCover person={person} />
      <Box sx={columns}>
        <PersonHeader person={person} presence={!isOwn} action={action}>
          <PersonFacts person={person} campaigns={campaignCount} />
        </PersonHeader>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0, gridRow: { md: 'span 2' } }}>
          {side}
          <PersonPrices person={person} />
        </Box>
        {person.instagramUsername && <PersonAudience profileId={person.id} isOwn={isOwn} />}
      </Box>
      {posts ?? <PersonPosts person={person} isOwn={isOwn} />}
      <JobsAndReviews person={person} />
      {children}
    </>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 376px' },
  // What is beside two rows makes the second as high as it is.
  gridTemplateRows: { md: 'auto 1fr' },
} as const;
