import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { NewSecret } from '../fields/NewSecret.tsx';

/** The codes, which are shown only now. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <FormDialog title={t('Your recovery codes')} wide onClose={onClose}>
      <NewSecret
        secret={text}
        label={t('Recovery codes')}
        hint={t("Each code signs you in once if you lose your phone. They aren't shown again.")}
        onDone={onClose}
      />
      <Button
        component="a"
        color="inherit"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        download="recovery-codes.txt"
        startIcon={<DownloadRounded />}
      >
        {t('Download')}
      </Button>
    </FormDialog>
  );
}
