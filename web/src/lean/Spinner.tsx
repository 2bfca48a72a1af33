import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const turn = keyframes`to { transform: rotate(360deg) }`;

type Props = { size?: number; 'aria-labelledby'?: string };

/** Turns inside a button while it works. */
export default function Spinner({ size = 16, ...rest }: Props) {
  return (
    <Box
      component="span"
      role="progressbar"
      {...rest}
      sx={{
        width: size,
        height: size,
        borderRadius: '50%',
        border: '2px solid currentColor',
        borderRightColor: 'transparent',
        animation: `${turn} 0.9s linear infinite`,
      }}
    />
  );
}
