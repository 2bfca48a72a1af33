import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatRelative } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { displayFont } from '../../../lib/theme/theme.ts';

type Props = {
  person: PersonDetailsFragment;
  /** Campaigns of the person; left out while it is not known. */
  campaigns?: number | undefined;
};

/** Numbers of a person in one row. */
export function PersonCounts({ person, campaigns }: Props) {
  const note = followersNote(person);
  return (
    <Box
      component="dl"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 3, sm: 4 },
        rowGap: 1.5,
        m: 0,
        pb: { xs: note ? 2.75 : 0, sm: 0 },
      }}
    >
      <Count name={t('Followers')} note={note}>
        {formatFollowers(person.followers)}
      </Count>
      <Count name={t('Posts')}>{formatFollowers(person.totalPosts)}</Count>
      {campaigns !== undefined && <Count name={t('Campaigns')}>{campaigns}</Count>}
      {person.instagramPrice && <Count name={t('Per post')}>{formatMoney(person.instagramPrice)}</Count>}
    </Box>
  );
}

/** Where the number comes from and when it was told; nothing is said of none. */
function followersNote({
  followers,
  followersSource,
  followersUnverified,
  followersAt,
}: PersonDetailsFragment) {
  if (followers === 0) return undefined;
  const when = followersAt ? `, ${formatRelative(followersAt)}` : '';
  if (followersUnverified) return t('self-reported, unverified{when}', { when });
  return (followersSource === 'SELF_REPORTED' ? t('self-reported') : t('from Instagram')) + when;
}

function Count({ name, note, children }: { name: string; note?: string | undefined; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Box component="dt" sx={{ fontSize: 13, color: 'text.secondary', lineHeight: 1.4 }}>
        {name}
        {note && (
          // On phones below all numbers, so that they keep to one row.
          <Box component="span" sx={{ position: { xs: 'absolute', sm: 'static' }, left: 0, bottom: 0 }}>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {' · '}
            </Box>
            {note}
          </Box>
        )}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontFamily: displayFont, fontWeight: 700, fontSize: 22, lineHeight: 1.2 }}
      >
        {children}
      </Box>
    </Box>
  );
}
