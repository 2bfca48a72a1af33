import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { Brand } from './Brand.tsx';

const links = [
  { to: '/campaigns', text: 'Campaigns' },
  { to: '/terms-condition', text: 'Terms' },
  { to: '/privacy-policy', text: 'Privacy' },
];

export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 2, md: 6 },
        py: 3.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        color: 'text.secondary',
        fontSize: 14,
      }}
    >
      <Box sx={{ color: 'text.primary' }}>
        <Brand />
      </Box>
      <Box component="nav" aria-label="Footer" sx={{ display: 'flex', gap: 2.5 }}>
        {links.map(({ to, text }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            sx={{ textDecoration: 'none', py: 0.5, '&:hover': { color: 'text.primary' } }}
          >
            {text}
          </Box>
        ))}
      </Box>
      <Box sx={{ ml: { sm: 'auto' } }}>© {new Date().getFullYear()} Koli. Made in South East Asia.</Box>
    </Box>
  );
}
