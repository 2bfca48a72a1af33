import Typography, { type TypographyProps } from '@mui/material/Typography';

/** Smaller text in a quieter colour. */
export function SecondaryText({ sx, ...props }: TypographyProps & { component?: React.ElementType }) {
  return <Typography variant="body2" {...props} sx={{ color: 'text.secondary', ...(sx as object) }} />;
}
