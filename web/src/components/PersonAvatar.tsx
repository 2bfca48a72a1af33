import Avatar from '@mui/material/Avatar';
import { initials } from '../lib/formatPeople.ts';

type Props = {
  /** Name; its initials stand in for a missing picture. */
  name: string;
  picture?: { tiny: string; small: string } | null;
  /** Width in pixels. */
  size?: number;
};

const tints = ['primary', 'success', 'warning', 'info'] as const;

/** A face, or the initials on a colour that stays the person's own. Decorative: the name stands beside it. */
export function PersonAvatar({ name, picture, size = 40 }: Props) {
  const tint = tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length];
  return (
    <Avatar
      alt=""
      src={size <= 48 ? picture?.tiny : picture?.small}
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        fontWeight: 700,
        bgcolor: `${tint}.soft`,
        color: 'text.primary',
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
