import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { CampaignCard } from '../../../../components/campaign/CampaignCard.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { t } from '../../../../languages/t.ts';
import type { Failure } from '../../../../lib/errors.ts';
import type { CampaignValues } from '../campaignValues.ts';
import { DetailPreview } from './DetailPreview.tsx';
import { usePreview } from './usePreview.ts';

/** How the campaign will look: as a card of a list, and on its own page. Nothing in it can be pressed. */
export function CampaignPreview({ values, wide }: { values: CampaignValues; wide?: boolean }) {
  const preview = usePreview(values);
  return (
    <Box
      inert
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: wide ? { xs: '1fr', md: '280px minmax(0, 520px)' } : '1fr',
      }}
    >
      <Box sx={{ maxWidth: 280, width: 1 }}>
        <Caption text={t('In lists')} />
        <CampaignCard campaign={preview.card} line={preview.line} eager />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Caption text={t('On its page')} />
        <DetailPreview values={values} preview={preview} />
      </Box>
    </Box>
  );
}

function Caption({ text }: { text: string }) {
  return (
    <Typography variant="body2" component="p" sx={{ color: 'text.secondary', fontWeight: 650, mb: 1 }}>
      {text}
    </Typography>
  );
}

type PreviewStepProps = { values: CampaignValues; editing: boolean; failure: Failure | null };

export function PreviewStep({ values, editing, failure }: PreviewStepProps) {
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
          {editing ? '' : ` ${t("You can't change the type later.")}`}
        </Typography>
        <FormError text={failure?.message} code={failure?.code} />
      </Card>
      <CampaignPreview values={values} wide />
    </Box>
  );
}
