import { useMutation } from '@apollo/client/react';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatTime } from '../../../lib/formatDate.ts';
import { FormDialog } from '../fields/FormDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ExportMyDataDocument } from './personalDataDocuments.ts';

type Link = { url: string; expiresAt: string };

/** Makes the link to the archive, which works for its owner only. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMutation(ExportMyDataDocument);
  const [link, setLink] = useState<Link | null>(null);
  const onPassword = async (password: string) => {
    const { data } = await make({ variables: { password } });
    setLink(data?.exportMyData ?? null);
  };
  return (
    <FormDialog title="Download your data" onClose={onClose}>
      {link ? (
        <>
          <Typography sx={{ mb: 2 }}>Your file is ready until {formatTime(link.expiresAt)}.</Typography>
          <Button
            variant="contained"
            size="large"
            fullWidth
            href={link.url}
            download
            startIcon={<DownloadRounded />}
          >
            Download ZIP file
          </Button>
        </>
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Profile, campaigns, applications, statements and pictures, in files that any computer can read.
          </Typography>
          <PasswordForm button="Make the file" onPassword={onPassword} />
        </>
      )}
    </FormDialog>
  );
}
