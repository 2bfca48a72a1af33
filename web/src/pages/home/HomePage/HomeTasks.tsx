import Box from '@mui/material/Box';
import { MoneySection } from '../../../components/tasks/MoneySection.tsx';
import { TaskSection } from '../../../components/tasks/TaskSection.tsx';
import { t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** A member's first steps, what waits for them, and their money, before everything else. */
export function HomeTasks() {
  return (
    <Box sx={{ pt: { xs: 2.5, md: 4 } }}>
      <FirstSteps />
      <TaskSection
        most={6}
        more={
          <Box
            component={Link}
            to="/my-jobs"
            sx={{ fontSize: 14, color: 'text.secondary', textDecoration: 'none', py: 1.25, my: -1.25 }}
          >
            {t('All my jobs')} →
          </Box>
        }
      />
      <MoneySection />
    </Box>
  );
}
