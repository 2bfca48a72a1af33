import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { t } from '../../../languages/t.ts';
import { useOpenConversation } from '../../messages/useOpenConversation.ts';
import { Menu } from '../../overlay/Menu.tsx';
import { actionText, menuSteps } from './jobActions.ts';
import { isPressable, type NextStep } from './pressable.ts';
import { useStartStep } from './startStep.ts';

export function JobMenu({ job }: { job: JobFragment }) {
  const menuId = useId();
  const { open } = useOpenConversation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const steps = menuSteps(job);
  const other = job.mySide === 'APPLICANT' ? job.campaign.owner : job.applicant;
  const writes = job.mySide !== 'NOBODY';
  if (steps.length === 0 && !writes) return null;
  const close = () => setAnchor(null);
  const write = () => {
    close();
    void open(other.id);
  };
  return (
    <>
      <IconButton
        aria-label={t('More for the job with {fullName}', { fullName: other.fullName })}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu
        id={menuId}
        open={!!anchor}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {writes && <MenuItem onClick={write}>{t('Message ## write one')}</MenuItem>}
        {steps.map((step) => (
          <StepItem key={step.action} job={job} step={step} onDone={close} />
        ))}
      </Menu>
    </>
  );
}

/** What is not possible stays readable, and reachable for the keyboard, with its reason. */
function StepItem({ job, step, onDone }: { job: JobFragment; step: NextStep; onDone: () => void }) {
  const start = useStartStep();
  const stuck = !isPressable(step);
  const onClick = () => {
    if (stuck) return;
    onDone();
    start(job, step);
  };
  return (
    <MenuItem
      onClick={onClick}
      aria-disabled={stuck}
      sx={{ display: 'block', maxWidth: 280, whiteSpace: 'normal', cursor: stuck ? 'default' : undefined }}
    >
      <Box component="span" sx={{ display: 'block', color: stuck ? 'text.secondary' : undefined }}>
        {actionText(step, job)}
      </Box>
      {step.reason && (
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {serverSentence(step)}
        </Box>
      )}
    </MenuItem>
  );
}
