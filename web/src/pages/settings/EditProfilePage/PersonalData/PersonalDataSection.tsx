import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { t } from '../../../../languages/t.ts';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';

/** Taking one's data along, and leaving. */
export function PersonalDataSection() {
  const [open, setOpen] = useState<'export' | 'close' | null>(null);
  const shut = () => setOpen(null);
  return (
    <SettingsSection title={t('Your data')} hint={t('It is yours: take it along, or leave.')}>
      <Deed title={t('Download your data')} text={t('Everything we hold about you, as one ZIP file.')}>
        <Button variant="outlined" onClick={() => setOpen('export')}>
          {t('Download')}
        </Button>
      </Deed>
      <Deed title={t('Close your account')} text={t('Hides you at once and erases your data after 30 days.')}>
        <Button variant="text" color="inherit" onClick={() => setOpen('close')}>
          {t('Close account')}
        </Button>
      </Deed>
      {open === 'export' && <ExportDialog onClose={shut} />}
      {open === 'close' && <CloseAccountDialog onClose={shut} />}
    </SettingsSection>
  );
}

function Deed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const line = { borderTop: 1, borderColor: 'divider' } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': line, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{text}</Box>
      </Box>
      {children}
    </Box>
  );
}
