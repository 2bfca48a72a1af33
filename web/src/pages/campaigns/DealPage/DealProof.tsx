import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DealSheetFragment } from '../../../__generated__/graphql.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';

/** Print, and the JSON with which anybody checks that nothing was changed. */
export function DealProof({ deal }: { deal: DealSheetFragment }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(deal.document);
    toast(t('JSON copied'));
  };
  return (
    <Card component="section" aria-labelledby="proof" sx={{ p: 2.5 }}>
      <Typography variant="subtitle1" component="h2" id="proof">
        {t('Check this sheet')}
      </Typography>
      <SecondaryText sx={{ my: 1 }}>
        {t('Compare the SHA-256 of the JSON with this one. If they match, nothing was changed.')}
      </SecondaryText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('Copy JSON')}
        </Button>
      </Box>
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
          {t('Show JSON')}
        </Box>
        <Box component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {deal.document}
        </Box>
      </Box>
    </Card>
  );
}
