import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import { t } from '../../../../languages/t.ts';
import { Link } from '../../../../routing/Link.tsx';
import { AgeCard, CityCard, CountryCard, EngagementCard, GrowthCard } from './AudienceCards.tsx';
import { type Audience, PersonAudienceDocument } from './audienceDocument.ts';

type Props = { profileId: string; isOwn: boolean };

/** Who follows a person, with source and date of each figure. What is not known is said. */
export function AudienceSection({ profileId, isOwn }: Props) {
  const { data, error } = useQuery(PersonAudienceDocument, { variables: { id: profileId } });
  return (
    <Box component="section" aria-labelledby="audience" sx={{ minWidth: 0 }}>
      <SectionHeading title={t('Audience')} id="audience" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {data && <Cards audience={data.profile?.audience ?? {}} isOwn={isOwn} />}
        {!data &&
          (error ? <SecondaryText>{t('The audience could not be loaded.')}</SecondaryText> : <Skeletons />)}
      </Box>
    </Box>
  );
}

function Skeletons() {
  return ['ages', 'countries'].map((key) => (
    <Skeleton key={key} variant="rounded" height={340} sx={{ borderRadius: '16px' }} />
  ));
}

function Cards({ audience, isOwn }: { audience: Partial<Audience>; isOwn: boolean }) {
  const { ages, countries, cities, growth, engagement } = audience;
  const missing = [
    !ages && t('Age and gender'),
    !countries && t('Countries'),
    !cities && t('Cities'),
    !engagement && t('Engagement by format'),
    !growth && t('Followers'),
  ].filter((name) => name !== false);
  // With an odd number of narrow cards it takes the place beside the last.
  const narrow = [ages, countries, cities, engagement].filter(Boolean).length;
  return (
    <>
      {ages && <AgeCard ages={ages} />}
      {countries && <CountryCard countries={countries} />}
      {cities && <CityCard cities={cities} />}
      {engagement && <EngagementCard engagement={engagement} />}
      {missing.length > 0 && <NotShared names={missing} isOwn={isOwn} wide={narrow % 2 === 0} />}
      {growth && <GrowthCard growth={growth} />}
    </>
  );
}

type NotSharedProps = { names: readonly string[]; isOwn: boolean; wide: boolean };

/** What is not known. Its owner reads how it would be. */
function NotShared({ names, isOwn, wide }: NotSharedProps) {
  return (
    <Box sx={{ p: { xs: 2, sm: 2.5 }, ...(wide && { gridColumn: '1 / -1' }), ...dashed }}>
      <Typography variant="subtitle1" component="h3">
        {t('Not shared')}
      </Typography>
      <SecondaryText>{names.join(' · ')}</SecondaryText>
      {isOwn && (
        <>
          <SecondaryText sx={{ mt: 1.5 }}>
            {t('Instagram shares these from 100 followers, once you sign in and allow insights.')}
          </SecondaryText>
          <Button variant="outlined" component={Link} to="/edit-profile#instagram" sx={{ mt: 1.5 }}>
            {t('Link Instagram')}
          </Button>
        </>
      )}
    </Box>
  );
}

const dashed = { border: '1px dashed', borderColor: 'text.secondary', borderRadius: '16px' } as const;
