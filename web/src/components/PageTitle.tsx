import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

type Props = {
  /** Heading of the page and, with the name of the product, of its tab. */
  children: string;
  /** Says the title to the tab only. */
  hidden?: boolean;
};

/** The h1 of a page. */
export function PageTitle({ children, hidden }: Props) {
  useEffect(() => {
    document.title = `${children} · Koli`;
  }, [children]);
  if (hidden) return null;
  return (
    <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}
