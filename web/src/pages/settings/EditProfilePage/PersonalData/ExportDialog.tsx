import { useMutation } from '@apollo/client/react';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { formatTime } from '../../../../lib/format/formatDate.ts';
import { ExportMyDataDocument, PasswordForm } from './PasswordForm.tsx';

type Link = { url: string; expiresAt: string };

/** Makes the link to the archive, which works for its owner only. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMutation(ExportMyDataDocument);
  const [link, setLink] = useState<Link | null>(null);
  const onPassword = async (password: string) => {
    const { data } = await make({ variables: { input: { password } } });
    setLink(data?.exportMyData.dataExport ?? null);
  };
  return (
    <FormDialog title={t('Download your data')} onClose={onClose}>
      {link ? (
        <>
          <Typography sx={{ mb: 2 }}>
            {t('Your file is available until {time}.', { time: formatTime(link.expiresAt) })}
          </Typography>
          <Button
            variant="contained"
            size="large"
            fullWidth
            href={link.url}
            download
            startIcon={<DownloadRounded />}
          >
            {t('Download ZIP file')}
          </Button>
        </>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            {t(
              'Profile, campaigns, applications, statements and pictures, in files that any computer can read.',
            )}
          </Typography>
          <PasswordForm button={t('Create file')} onPassword={onPassword} />
        </>
      )}
    </FormDialog>
  );
}
