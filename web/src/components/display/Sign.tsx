import Box from '@mui/material/Box';
import signs from './signs.svg';

/** A drawing of `signs.svg`, which is fetched beside the scripts instead of with them. */
export type SignName =
  | 'instagram'
  | 'facebook'
  | 'linkedin'
  | 'telegram'
  | 'tiktok'
  | 'x'
  | 'youtube'
  | 'apple'
  | 'android'
  | 'pause'
  | 'play'
  | 'left'
  | 'add'
  | 'search'
  | 'campaign'
  | 'chat'
  | 'home'
  | 'person'
  | 'shop'
  | 'wrong'
  | 'failed'
  | 'done'
  | 'heart'
  | 'heart-outline'
  | 'right'
  | 'whatsapp'
  | 'link'
  | 'flag'
  | 'back';

/** A small sign in the colour of the text. Decorative: say in words what it means. */
export function Sign({ name, size = 20 }: { name: SignName; size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={size}
      height={size}
      sx={{ fill: 'currentColor', flexShrink: 0 }}
    >
      <use href={`${signs}#${name}`} />
    </Box>
  );
}
