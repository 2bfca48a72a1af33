import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../../__generated__/gql.ts';
import type { InfluencerCardFragment } from '../../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { PresenceText } from '../../../../components/people/PresenceText.tsx';
import { StaffBadge } from '../../../../components/people/StaffBadge.tsx';
import { JobFigures } from '../../../../components/reviews/Figures.tsx';
import { Rich } from '../../../../languages/Rich.tsx';
import { msg } from '../../../../languages/t.ts';
import { countryName } from '../../../../lib/format/countryNames.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { formatFollowers } from '../../../../lib/format/formatPeople.ts';
import { personPath } from '../../../../lib/navigation/pagePaths.ts';
import { displayFont } from '../../../../lib/theme/theme.ts';
import { Link } from '../../../../routing/Link.tsx';

type Props = { person: InfluencerCardFragment };

export function InfluencerCard({ person }: Props) {
  return (
    <Card component="article" sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={personPath(person.id)}
        sx={{ height: '100%', display: 'flex', alignItems: 'flex-start', gap: 2, p: 2 }}
      >
        <PersonAvatar name={person.fullName} picture={person.avatar} size={72} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h5" component="h2" noWrap>
            {person.fullName}
          </Typography>
          <StaffBadge person={person} />
          <SecondaryText noWrap sx={{ mt: 0.25 }}>
            {person.username ? `@${person.username}` : '\u00a0'}
          </SecondaryText>
          <Facts person={person} />
          <PresenceText person={person} />
        </Box>
      </CardActionArea>
    </Card>
  );
}

function Facts({ person }: Props) {
  const { followers, followersUnverified, country, instagramPrice } = person;
  return (
    <>
      <Typography variant="body2" noWrap sx={{ mt: 0.75 }}>
        <Rich
          text={
            followersUnverified
              ? msg('<0>{followers}</0> followers (unverified)')
              : msg('<0>{followers}</0> followers')
          }
          values={{ followers: formatFollowers(followers) }}
          parts={[<Box key="count" component="span" sx={{ fontWeight: 700 }} />]}
        />
        {country ? ` · ${countryName(country)}` : ''}
      </Typography>
      <Typography variant="body2" noWrap>
        <JobFigures figures={person.reputation} />
      </Typography>
      {instagramPrice && (
        <Typography variant="body2" noWrap>
          <Rich
            text={msg('<0>{amount}</0> <1>per post</1>')}
            values={{ amount: formatMoney(instagramPrice) }}
            parts={[
              <Box key="amount" component="span" sx={{ fontFamily: displayFont, fontWeight: 700 }} />,
              <Box key="unit" component="span" sx={{ color: 'text.secondary' }} />,
            ]}
          />
        </Typography>
      )}
    </>
  );
}

export const InfluencerCardDocument = graphql(`
  fragment InfluencerCard on Profile {
    id
    username
    fullName
    isStaff
    followers
    followersSource
    followersUnverified
    reputation { ...Figures }
    online
    lastSeenAt
    country { code name }
    instagramPrice { amount currency }
    avatar { id tiny small }
  }
`);
