import Box from '@mui/material/Box';
import drawings from './drawings.svg';

/** A drawing of `drawings.svg`, which is fetched when one is shown. */
export type DrawingName = 'bowl' | 'letter' | 'bell' | 'lost' | 'people' | 'coins' | 'away';

/** A small drawn still life in the theme's colours. Decorative. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Box component="svg" aria-hidden="true" viewBox="0 0 152 112" sx={{ width: 152, height: 112 }}>
      <ellipse cx="76" cy="96" rx="58" ry="8" fill="var(--mui-palette-divider)" />
      <use href={`${drawings}#${name}`} />
    </Box>
  );
}
