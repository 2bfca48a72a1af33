import Box from '@mui/material/Box';
import { useState } from 'react';
import { initials } from '../../lib/format/formatPeople.ts';

type Props = { name: string; picture?: { tiny: string; small: string } | null; size?: number };

const tints = ['primary', 'success', 'warning', 'info'] as const;

const tintOf = (name: string) =>
  tints[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints.length];

/** A face, or the initials on a colour that stays the person's own. Decorative: the name stands beside it. */
export function PersonAvatar({ name, picture, size = 40 }: Props) {
  const [broken, setBroken] = useState(false);
  const source = size <= 48 ? picture?.tiny : picture?.small;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: `${tintOf(name)}.soft`,
        color: 'text.primary',
        fontSize: size * 0.38,
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      {source && !broken ? (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(true)}
          style={{ objectFit: 'cover' }}
        />
      ) : (
        initials(name)
      )}
    </Box>
  );
}
