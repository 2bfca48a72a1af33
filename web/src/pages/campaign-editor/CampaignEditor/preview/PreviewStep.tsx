import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormError } from '../../../../components/form/FormError.tsx';
import { t } from '../../../../languages/t.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { CampaignPreview } from './CampaignPreview.tsx';

type Props = { values: CampaignValues; editing: boolean; failure: string | null };

/** The last look before posting: what others will see, and what happens then. */
export function PreviewStep({ values, editing, failure }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <Card sx={{ p: 2.5, mb: 3 }}>
        <Typography variant="h4" component="h3" ref={heading} tabIndex={-1}>
          {editing ? t('Save these changes?') : t('Ready to post?')}
        </Typography>
        <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>
          {t('This is what influencers will see. We read it first, which takes up to 48 hours.')}
          {editing ? '' : ` ${t('The type cannot be changed afterwards.')}`}
        </Typography>
        <FormError text={failure} />
      </Card>
      <CampaignPreview values={values} wide />
    </Box>
  );
}
