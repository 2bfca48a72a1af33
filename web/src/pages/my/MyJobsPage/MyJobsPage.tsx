import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { MoneySection } from '../../../components/tasks/MoneySection.tsx';
import { TaskSection } from '../../../components/tasks/TaskSection.tsx';
import { t } from '../../../languages/t.ts';
import { rowOf } from '../../../lib/navigation/rowOf.ts';
import { useSearchParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { MoneyJobs } from './MoneyJobs.tsx';
import { places } from './places.ts';

export function Component() {
  const [params] = useSearchParams();
  const place = rowOf(places, params.get('money'));
  return (
    <PageContainer title={t('My jobs')}>
      <TaskSection />
      <MoneySection />
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        {place && <MoneyJobs place={place} side={params.get('side') === 'spent' ? 'spent' : 'earned'} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: place ? 3 : 0 }}>
          <Button component={Link} to="/my-application" variant="outlined">
            {t('My Applications')}
          </Button>
          <Button component={Link} to="/my-campaigns" variant="outlined">
            {t('My Campaign')}
          </Button>
          <Button component={Link} to="/my-jobs/uses" variant="outlined">
            {t('Use of the work')}
          </Button>
        </Box>
      </Box>
    </PageContainer>
  );
}
