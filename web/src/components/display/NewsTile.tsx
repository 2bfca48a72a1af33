import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../__generated__/gql.ts';
import type { NewsTileFragment } from '../../__generated__/graphql.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { newsPath } from '../../lib/navigation/pagePaths.ts';
import { Drawing } from './Drawing.tsx';
import { CoveringLink, linkedCard } from './linkedCard.tsx';

/** Spread `...NewsTile` in the list's query. */
export const NewsTileDocument = graphql(`
  fragment NewsTile on NewsArticle {
    id
    title
    excerpt
    day
    picture { id small medium large }
  }
`);

export function NewsTile({ article, lead }: { article: NewsTileFragment; lead?: boolean }) {
  const { picture } = article;
  return (
    <Card component="article" sx={{ ...linkedCard, flexDirection: 'column' }}>
      <Box className="picture" sx={frame}>
        {picture ? (
          <img
            src={picture.medium}
            srcSet={`${picture.small} 320w, ${picture.medium} 640w, ${picture.large} 1280w`}
            sizes={
              lead
                ? '(min-width: 900px) 50vw, 92vw'
                : '(min-width: 900px) 25vw, (min-width: 600px) 46vw, 30vw'
            }
            alt=""
            loading="lazy"
            style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Drawing name="letter" />
        )}
      </Box>
      <Box className="words" sx={{ p: lead ? { xs: 2, md: 2.5 } : 2 }}>
        <Typography
          variant="caption"
          component="time"
          dateTime={article.day}
          sx={{ color: 'text.secondary' }}
        >
          {formatDate(article.day)}
        </Typography>
        <Typography
          variant={lead ? 'h4' : 'subtitle1'}
          component="h3"
          lang="en"
          sx={{ mt: 0.5, lineHeight: 1.25, fontSize: lead ? { xs: 19, md: 23 } : 16 }}
        >
          <CoveringLink to={newsPath(article.id)}>{article.title}</CoveringLink>
        </Typography>
        {lead && (
          <Typography lang="en" sx={{ mt: 1, color: 'text.secondary' }}>
            {article.excerpt}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

const frame = {
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: '16 / 9',
  bgcolor: 'info.soft',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
} as const;
