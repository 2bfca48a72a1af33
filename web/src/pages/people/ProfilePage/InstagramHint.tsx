import Instagram from '@mui/icons-material/Instagram';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

/** For somebody without a linked Instagram account. */
export function InstagramHint() {
  return (
    <Card
      component="section"
      aria-label="Instagram"
      sx={{ mt: 4, p: { xs: 2, sm: 2.5 }, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box
        sx={{
          width: 48,
          height: 48,
          borderRadius: '12px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'info.soft',
          color: 'info.main',
        }}
      >
        <Instagram aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography variant="subtitle1" component="h2">
          Instagram account not linked
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Please link your Instagram account to make your posts visible.
        </Typography>
      </Box>
      <Button variant="outlined" component={Link} to="/edit-profile#instagram">
        Link Instagram
      </Button>
    </Card>
  );
}
