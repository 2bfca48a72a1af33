import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { OfferedFrom, ShareButton } from '../shared/PersonOffer.tsx';

type Props = { person: PersonDetailsFragment };

/** Where brands are offered to invite, the person edits and shares their profile, and sees what it lacks. */
export function OwnSide({ person }: Props) {
  const missing = missingParts.filter(({ isMissing }) => isMissing(person));
  return (
    <Card component="section" aria-label={t('Your profile')} sx={{ p: 2.5 }}>
      <Box sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        <OfferedFrom person={person} />
      </Box>
      <Button variant="contained" size="large" fullWidth component={Link} to="/edit-profile">
        {t('Edit Profile')}
      </Button>
      <Box sx={{ display: 'grid', mt: 1 }}>
        <ShareButton person={person} />
      </Box>
      {missing.length > 0 && (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="subtitle1" component="h2" id="missing">
            {t('Missing from your profile')}
          </Typography>
          <PlainList label={t('Missing from your profile')}>
            {missing.map(({ text }) => (
              <li key={String(text)}>
                <MuiLink
                  component={Link}
                  to="/edit-profile"
                  sx={{ display: 'inline-block', py: 1, color: 'info.main' }}
                >
                  {t(text)}
                </MuiLink>
              </li>
            ))}
          </PlainList>
        </Box>
      )}
    </Card>
  );
}

/** A missing account at Instagram is told in place of its posts. */
const missingParts: readonly { text: Text; isMissing: (person: PersonDetailsFragment) => boolean }[] = [
  { text: msg('Add a photo'), isMissing: ({ avatar }) => !avatar },
  { text: msg('Add a short bio'), isMissing: ({ bio }) => !bio },
  { text: msg('Choose your interests'), isMissing: ({ interests }) => interests.length === 0 },
  { text: msg('Choose the languages you speak'), isMissing: ({ languages }) => languages.length === 0 },
  // Brands have no posts to sell.
  {
    text: msg('Set your prices'),
    isMissing: ({ priceFrom, instagramUsername }) => !priceFrom && instagramUsername !== null,
  },
];
