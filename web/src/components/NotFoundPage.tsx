import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState.tsx';
import { PageContainer } from './PageContainer.tsx';
import { PageHead } from './PageHead.tsx';
import { PageTitle } from './PageTitle.tsx';

type Props = {
  /** What is missing, for example 'This campaign'. */
  what?: string;
};

/** For addresses that lead nowhere, and for things that are gone or not for the viewer. */
export function NotFoundPage({ what = 'This page' }: Props) {
  return (
    <PageContainer>
      <PageTitle hidden>Not found</PageTitle>
      <PageHead status={404} />
      <EmptyState
        drawing="lost"
        heading
        text={`${what} is not here`}
        hint="It may have been moved or closed, or the address has a slip in it."
        action={
          <Button variant="contained" component={Link} to="/campaigns">
            See open campaigns
          </Button>
        }
      />
    </PageContainer>
  );
}
