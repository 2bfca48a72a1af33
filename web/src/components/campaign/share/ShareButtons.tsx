import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { msg, t } from '../../../languages/t.ts';
import { drawing } from '../../../lib/format/drawing.ts';
import { Sign } from '../../display/Sign.tsx';
import { useToast } from '../../overlay/Toast.tsx';

const networks = [
  { key: 'facebook', name: msg('Share on Facebook'), sign: 'facebook' },
  { key: 'x', name: msg('Share on X'), sign: 'x' },
  { key: 'whatsApp', name: msg('Share on WhatsApp'), sign: 'whatsapp' },
] as const;

const round = {
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  width: 40,
  height: 40,
} as const;

export function ShareButtons({ title, path }: { title: string; path: string }) {
  const toast = useToast();
  const address = () => `${drawing.origin()}${path}`;
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      toast(t('Link copied'));
    } catch {
      toast(t('Please copy it from here: {address}', { address: address() }), 'error');
    }
  };
  return (
    <Box role="group" aria-label={t('Share')} sx={{ display: 'flex', gap: 1 }}>
      {networks.map(({ key, name, sign }) => (
        <IconButton
          key={key}
          title={t(name)}
          component="a"
          href={shareLinks(address(), title)[key]}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(name)}
          sx={round}
        >
          <Sign name={sign} />
        </IconButton>
      ))}
      <IconButton onClick={onCopy} title={t('Copy link')} aria-label={t('Copy link')} sx={round}>
        <Sign name="link" />
      </IconButton>
    </Box>
  );
}

/** Addresses that open the networks' own dialogs, with the page and its title filled in. */
function shareLinks(address: string, title: string) {
  const page = encodeURIComponent(address);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    x: `https://twitter.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}`,
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  };
}
