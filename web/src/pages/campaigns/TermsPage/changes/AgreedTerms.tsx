import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JobFragment, TermsQuery } from '../../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { agreedRows } from '../../../../components/terms/changeRows.ts';
import { TermList } from '../../../../components/terms/TermList.tsx';
import { termRows } from '../../../../components/terms/termRows.ts';
import { t } from '../../../../languages/t.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { dealPath } from '../../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../../routing/Link.tsx';

type Props = {
  job: JobFragment;
  /** The sheet in force; none for a job from before there were sheets. */
  deal: NonNullable<TermsQuery['remark']>['deals'][number] | undefined;
  /** Opens the form; null when nothing can be proposed, or it is open. */
  onChange: (() => void) | null;
};

/** What is in force while nothing else is proposed, and the ways to change it. */
export function AgreedTerms({ job, deal, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {deal?.work && (
        <Card component="section" aria-labelledby="agreed" sx={{ p: 2.5 }}>
          <Typography variant="h5" component="h2" id="agreed">
            {t('Agreed terms')}
          </Typography>
          <SecondaryText sx={{ mb: 1 }}>
            {t('Version {version}, agreed {time}', {
              version: deal.version,
              time: formatInstant(deal.createdAt),
            })}
          </SecondaryText>
          <TermList
            rows={[
              ...termRows({ amount: deal.amount }, job.campaign.owner.fullName),
              ...agreedRows(job, deal.work),
            ]}
            changes={[]}
          />
        </Card>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onChange && (
          <Button variant="outlined" size="large" onClick={onChange}>
            {t('Change the terms')}
          </Button>
        )}
        <Button component={Link} to={dealPath(job.id)} color="inherit" size="large">
          {t('See the deal sheet')}
        </Button>
      </Box>
    </Box>
  );
}
