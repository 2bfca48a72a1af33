import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { msg, t } from '../../../languages/t.ts';

const notes = [
  { Icon: LocalShippingOutlined, text: msg('Delivered within 7-12 days across Singapore') },
  { Icon: PaymentsOutlined, text: msg('Cash on delivery below S$ 7500') },
  { Icon: UndoRounded, text: msg('No returns') },
];

/** How a product comes (specification, section 2). */
export function DeliveryNotes() {
  return (
    <Card component="section" aria-label={t('Delivery')} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 1 }}>
        {t('Delivery')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {notes.map(({ Icon, text }) => (
          <Box component="li" key={t(text)} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
            <Typography variant="body2">{t(text)}</Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
