import Button from '@mui/material/Button';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { Link } from '../../../routing/Link.tsx';
import { agreementWays } from './agreementWays.ts';

/** The ways to what was agreed or is proposed, and to its changes while the job runs. */
export function AgreementLinks({ job }: { job: JobFragment }) {
  return agreementWays(job).map(({ to, text, strong }, index) => (
    <Button
      key={text}
      component={Link}
      to={to}
      color={strong ? 'primary' : 'inherit'}
      variant={strong ? 'outlined' : 'text'}
      fullWidth
      sx={{ mt: index === 0 ? 1 : 0 }}
    >
      {text}
    </Button>
  ));
}
