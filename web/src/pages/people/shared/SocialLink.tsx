import Instagram from '@mui/icons-material/Instagram';
import Link from '@mui/material/Link';
import { t } from '../../../languages/t.ts';

/** Leads to somebody's Instagram account; draws nothing without one. */
export function SocialLink({ username }: { username: string | null | undefined }) {
  if (!username) return null;
  return (
    <Link
      href={`https://www.instagram.com/${encodeURIComponent(username)}/`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={t('{username} on Instagram', { username })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mt: 0.5,
        color: 'info.main',
        fontSize: 14,
      }}
    >
      <Instagram aria-hidden sx={{ fontSize: 18 }} />
      {username}
    </Link>
  );
}
