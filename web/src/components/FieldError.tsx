import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';

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
      <ErrorOutlineRounded aria-hidden sx={{ fontSize: 16 }} />
      {text}
    </Box>
  );
}
