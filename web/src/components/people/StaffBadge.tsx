import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';
import { SoftTag } from '../display/SoftTag.tsx';

/** Says that somebody is staff, by what the server knows. Names cannot imitate it (name.policy.ts). */
export function StaffBadge({ person }: { person: { isStaff: boolean } }) {
  if (!person.isStaff) return null;
  return (
    <Box component="span" sx={{ flexShrink: 0 }}>
      <SoftTag tone="info">{t('Koli staff')}</SoftTag>
    </Box>
  );
}
