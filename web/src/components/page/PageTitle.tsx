import Typography from '@mui/material/Typography';
import { PageHead } from './PageHead.tsx';

type Props = {
  /** Heading of the page and, with the name of the product, of its tab. */
  children: string;
  /** Says the title to the tab only. */
  hidden?: boolean;
};

export function PageTitle({ children, hidden }: Props) {
  return (
    <>
      <PageHead title={children} />
      {!hidden && (
        <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
          {children}
        </Typography>
      )}
    </>
  );
}
