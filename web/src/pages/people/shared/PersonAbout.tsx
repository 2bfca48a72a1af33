import Box from '@mui/material/Box';
import { ClampedText } from '../../../components/display/ClampedText.tsx';
import { t } from '../../../languages/t.ts';
import { categoryName } from '../../../lib/format/categoryName.ts';

type Props = { bio: string | null | undefined; interests?: readonly string[] };

/** What a person says about themselves, and their interests. */
export function PersonAbout({ bio, interests = [] }: Props) {
  return (
    <>
      {bio && (
        <Box sx={{ mt: 2, maxWidth: 680, whiteSpace: 'pre-line' }}>
          <ClampedText lines={3}>{bio}</ClampedText>
        </Box>
      )}
      {interests.length > 0 && (
        <Box
          component="ul"
          aria-label={t('Interests')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0, mt: 2 }}
        >
          {interests.map((interest) => (
            <Box
              component="li"
              key={interest}
              sx={{
                px: 1.5,
                py: 0.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 99,
                bgcolor: 'background.paper',
                fontSize: 14,
              }}
            >
              {categoryName(interest)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
