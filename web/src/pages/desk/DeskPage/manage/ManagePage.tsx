import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { Link } from '../../../../routing/Link.tsx';
import { useRoles } from '../frame/useRoles.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { managePages } from './managePages.ts';

/** Everything that the roles of the viewer look after, beside the queue. */
export default function ManagePage() {
  const has = useRoles();
  return (
    <ManageFrame title="Manage">
      <PlainList
        sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '16px' }}
      >
        {Object.entries(managePages)
          .filter(([, { role }]) => has?.(role))
          .map(([slug, { label, line }], index) => (
            <Box component="li" key={slug} sx={{ borderTop: index > 0 ? 1 : 0, borderColor: 'divider' }}>
              <Box
                component={Link}
                to={`/desk/${slug}`}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  px: 2.5,
                  py: 1.75,
                  color: 'text.primary',
                  textDecoration: 'none',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 700 }}>{label}</Box>
                  <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{line}</Box>
                </Box>
                <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
              </Box>
            </Box>
          ))}
      </PlainList>
    </ManageFrame>
  );
}
