import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../languages/t.ts';
import { Link } from '../../routing/Link.tsx';

type Props = {
  title: string;
  /** Id for `aria-labelledby` of the section. */
  id?: string;
  /** Where 'View All' leads. */
  to?: string;
  linkText?: string;
};

/** Heading of a section, with a way to all of it. */
export function SectionHeading({ title, id, to, linkText = t('View All') }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 2.5 }}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {to && (
        <Typography
          component={Link}
          to={to}
          variant="body2"
          aria-label={`${linkText}: ${title}`}
          sx={{
            color: 'text.secondary',
            textDecoration: 'none',
            flexShrink: 0,
            // As tall as a finger, and no taller to the eye.
            py: 1.25,
            my: -1.25,
            '&:hover': { color: 'text.primary' },
          }}
        >
          {linkText} →
        </Typography>
      )}
    </Box>
  );
}
