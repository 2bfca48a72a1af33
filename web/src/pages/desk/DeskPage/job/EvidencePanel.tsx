import Box from '@mui/material/Box';
import type { JobStoryFragment } from '../../../../__generated__/graphql.ts';
import { applicationPath, campaignPath } from '../../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../../routing/Link.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { evidenceLinks, evidencePictures } from './evidence.ts';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.9,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 14.5,
} as const;
const link = { color: 'info.main', fontWeight: 600, overflowWrap: 'anywhere' } as const;

/** Pictures and links of a job. */
export function EvidencePanel({ job }: { job: JobStoryFragment }) {
  const pictures = evidencePictures(job);
  const links = evidenceLinks(job);
  return (
    <Panel title="Evidence" aside={pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}>
      <Pictures pictures={pictures} title={job.campaign.title} />
      <Box sx={{ mt: pictures.length > 0 ? 1.5 : 0 }}>
        {links.map(({ link: href, about }) => (
          <Box key={href} sx={row}>
            <Box component="a" href={href} target="_blank" rel="noopener noreferrer nofollow ugc" sx={link}>
              {href.replace(/^https?:\/\/(www\.)?/, '')}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {about}
            </Box>
          </Box>
        ))}
        <Box sx={row}>
          <Box component={Link} to={applicationPath(job.id)} sx={link}>
            Job, as both sides see it
          </Box>
          <Box component={Link} to={campaignPath(job.campaign.id)} sx={link}>
            Campaign
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}
