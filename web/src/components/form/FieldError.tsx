import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { Sign } from '../display/Sign.tsx';

/** Text of a wrong field: icon and words, never colour alone. */
export function FieldError({ text, id }: { text: string; id?: string }) {
  return (
    <Box
      component="span"
      id={id}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'error.main',
        fontSize: 13,
        lineHeight: 1.4,
      }}
    >
      <Sign name="wrong" size={16} />
      {t(text)}
    </Box>
  );
}
