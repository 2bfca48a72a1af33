import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { InfluencerCardFragment } from '../../../../__generated__/graphql.ts';
import { formatEngagement } from '../../../../components/campaign/applicants/applicantFigures.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { Sign } from '../../../../components/display/Sign.tsx';
import { PresenceText } from '../../../../components/people/PresenceText.tsx';
import { StaffBadge } from '../../../../components/people/StaffBadge.tsx';
import { SaveButton } from '../../../../components/people/saving/SaveButton.tsx';
import { Rich } from '../../../../languages/Rich.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { categoryName } from '../../../../lib/format/categoryName.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { placeOf } from '../../../../lib/format/placeOf.ts';
import { personPath } from '../../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../../routing/Link.tsx';
import { PriceFrom } from '../PriceFrom.tsx';
import { InfluencerPicture } from './InfluencerPicture.tsx';

type Props = { person: InfluencerCardFragment; eager?: boolean };

/** A person as lists show them: work, name, place, interests, figures and price. The whole card is the link. */
export function InfluencerCard({ person, eager = false }: Props) {
  return (
    <Card component="article" sx={{ position: 'relative', height: '100%' }}>
      <CardActionArea
        component={Link}
        to={personPath(person.id)}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <InfluencerPicture person={person} eager={eager} />
        <Box
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            px: { xs: 1.25, sm: 2 },
            pb: 1.5,
            pt: 2.5,
          }}
        >
          <Name person={person} />
          <StaffBadge person={person} />
          <SecondaryText noWrap>{person.username ? `@${person.username}` : '\u00a0'}</SecondaryText>
          <SecondaryText noWrap>{placeOf(person) || '\u00a0'}</SecondaryText>
          <SecondaryText noWrap>{person.interests.map(categoryName).join(', ') || '\u00a0'}</SecondaryText>
          <Numbers person={person} />
          <Price person={person} />
          {/* The picture says who is online. */}
          <Box sx={{ mt: 'auto', pt: 1, minHeight: 29 }}>
            {!person.online && <PresenceText person={person} />}
          </Box>
        </Box>
      </CardActionArea>
      <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1 }}>
        <SaveButton person={person} />
      </Box>
    </Card>
  );
}

function Name({ person: { fullName, verified } }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Typography variant="h5" component="h2" noWrap sx={{ lineHeight: 1.3 }}>
        {fullName}
      </Typography>
      {verified && (
        <Box
          component="span"
          role="img"
          aria-label={t('Verified')}
          sx={{ display: 'inline-flex', flexShrink: 0, color: 'info.main' }}
        >
          <Sign name="done" size={18} />
        </Box>
      )}
    </Box>
  );
}

const bold = <Box key="value" component="span" sx={{ display: 'block', fontSize: 15, fontWeight: 700 }} />;

function Numbers({ person: { followers, followersUnverified, engagement, reputation } }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, auto)', sm: 'repeat(3, auto)' },
        justifyContent: 'space-between',
        gap: 1,
        mt: 1.25,
        fontSize: 12.5,
        lineHeight: 1.4,
        color: 'text.secondary',
        '& span': { color: 'text.primary' },
      }}
    >
      <Figure>
        <Rich
          text={
            followersUnverified
              ? msg('<0>{followers}</0> followers (unverified)')
              : msg('<0>{followers}</0> followers')
          }
          values={{ followers: formatFollowers(followers) }}
          parts={[bold]}
        />
      </Figure>
      <Figure>
        {engagement != null && (
          <Rich
            text={msg('<0>{percent}</0> engagement')}
            values={{ percent: formatEngagement(engagement) }}
            parts={[bold]}
          />
        )}
      </Figure>
      <Figure isWide>
        {!reputation.isNew && (
          <Rich
            text={msg('{count, plural, one {<0>#</0> job done} other {<0>#</0> jobs done}}')}
            values={{ count: reputation.jobsDone }}
            parts={[bold]}
          />
        )}
      </Figure>
    </Box>
  );
}

const Figure = ({ isWide, children }: { isWide?: boolean; children: ReactNode }) => (
  <Box sx={{ minWidth: 0, display: isWide ? { xs: 'none', sm: 'block' } : undefined }}>{children}</Box>
);

function Price({ person: { priceFrom } }: Props) {
  return (
    <Typography variant="body2" noWrap sx={{ mt: 1, minHeight: 24, color: 'text.secondary' }}>
      {priceFrom && (
        <PriceFrom price={priceFrom} size={17} text={msg('From <0>{amount}</0> <1>a post</1>')} />
      )}
    </Typography>
  );
}

export const InfluencerCardDocument = graphql(`
  fragment InfluencerCard on Profile {
    id
    username
    fullName
    isStaff
    verified
    followers
    followersUnverified
    engagement
    interests
    city
    reputation { isNew jobsDone rating reviewCount }
    online
    lastSeenAt
    country { code name }
    priceFrom { amount currency }
    avatar { id tiny small medium }
    works { pictureUrl }
    savedListIds
  }
`);
