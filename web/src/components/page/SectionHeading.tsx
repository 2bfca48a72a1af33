import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../languages/t.ts';
import { Link } from '../../routing/Link.tsx';

export function SectionHeading({ title, id, to }: { title: string; id?: string; to?: string }) {
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
          aria-label={`${t('View All')}: ${title}`}
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
          {t('View All')} →
        </Typography>
      )}
    </Box>
  );
}
