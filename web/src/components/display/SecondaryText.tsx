import Typography, { type TypographyProps } from '@mui/material/Typography';

export function SecondaryText({ sx, ...props }: TypographyProps & { component?: React.ElementType }) {
  return <Typography variant="body2" {...props} sx={{ color: 'text.secondary', ...(sx as object) }} />;
}
