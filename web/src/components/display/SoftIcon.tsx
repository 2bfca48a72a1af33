import Box, { type BoxProps } from '@mui/material/Box';

type Props = BoxProps & { tone: 'success' | 'info' | 'neutral'; size: number };

/** A round ground for an icon. Decorative: say in words what it means. */
export function SoftIcon({ tone, size, sx, ...rest }: Props) {
  const neutral = tone === 'neutral';
  return (
    <Box
      component="span"
      aria-hidden
      {...rest}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: neutral ? 'action.hover' : `${tone}.soft`,
        color: neutral ? 'text.primary' : `${tone}.main`,
        ...(sx as object),
      }}
    />
  );
}
