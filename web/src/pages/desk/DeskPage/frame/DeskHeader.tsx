import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { MeQuery } from '../../../../__generated__/graphql.ts';
import { Brand } from '../../../../components/display/Brand.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { useNow } from '../../../../lib/format/useNow.ts';
import { Link } from '../../../../routing/Link.tsx';
import { Keys } from '../parts/Keys.tsx';
import { useQueue } from '../queue/useQueue.ts';

type Props = { me: NonNullable<MeQuery['me']>; isOpen: boolean; onSearch: () => void };

/** Nothing of the site but its name: the search, the time and who works here. */
export function DeskHeader({ me, isOpen, onSearch }: Props) {
  const now = useNow();
  const { search } = useQueue();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 57,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {isOpen && (
        <IconButton
          component={Link}
          to={`/desk${search}`}
          aria-label="Back to the queue"
          sx={{ display: { md: 'none' } }}
        >
          <ArrowBackRounded />
        </IconButton>
      )}
      <Box
        component={Link}
        to="/"
        aria-label="koli, home"
        sx={{
          display: 'flex',
          textDecoration: 'none',
          minHeight: 44,
          alignItems: 'center',
          pl: { xs: 1, md: 0 },
        }}
      >
        <Brand />
      </Box>
      <Box
        component={Link}
        to={`/desk${search}`}
        sx={{ color: 'text.secondary', fontWeight: 600, textDecoration: 'none', py: 1.25 }}
      >
        Desk
      </Box>
      <Box
        component={Link}
        to={`/desk/manage${search}`}
        sx={{ color: 'text.secondary', fontWeight: 600, textDecoration: 'none', py: 1.25 }}
      >
        Manage
      </Box>
      <Box sx={{ flex: { xs: 1, md: '0 0 24px' } }} />
      <ButtonBase
        onClick={onSearch}
        sx={{
          display: { xs: 'none', md: 'flex' },
          flex: '0 1 420px',
          minHeight: 38,
          px: 2,
          gap: 1.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: '10px',
          bgcolor: 'background.default',
          color: 'text.secondary',
          fontSize: 15,
          fontFamily: 'inherit',
          justifyContent: 'flex-start',
        }}
      >
        <SearchRounded fontSize="small" aria-hidden />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          People, jobs, payments
        </Box>
        <Keys>Ctrl K</Keys>
      </ButtonBase>
      <Box sx={{ display: { xs: 'none', md: 'block' }, flex: 1 }} />
      <Box
        component="time"
        sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.secondary', fontSize: 14 }}
      >
        {formatInstant(now)}
      </Box>
      <IconButton onClick={onSearch} aria-label="Search" sx={{ display: { md: 'none' } }}>
        <SearchRounded />
      </IconButton>
      <Box
        component={Link}
        to="/profile"
        aria-label={me.profile.fullName}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: 'text.primary',
          textDecoration: 'none',
          minHeight: 44,
        }}
      >
        <PersonAvatar name={me.profile.fullName} picture={me.profile.avatar} size={32} />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, fontWeight: 600 }}>
          {me.profile.fullName}
        </Box>
      </Box>
    </Box>
  );
}
