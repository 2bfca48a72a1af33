import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TaskRowFragment } from '../../__generated__/graphql.ts';
import { useNow } from '../../lib/format/useNow.ts';
import { Link } from '../../routing/Link.tsx';
import { Money } from '../display/Money.tsx';
import { oneLine } from '../display/oneLine.ts';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { StaffBadge } from '../people/StaffBadge.tsx';
import { TaskDeadline } from './TaskDeadline.tsx';
import { describeTask } from './taskKinds.ts';
import { FADE_MS } from './useLeavingTasks.ts';

const row = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1.5, md: 2.5 },
  rowGap: 1.25,
  p: { xs: 2, md: 2.5 },
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto auto', md: '64px minmax(0, 1fr) 210px 110px 190px' },
  gridTemplateAreas: {
    xs: '"picture words words amount" "when when button button"',
    md: '"picture words when amount button"',
  },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** What is done fades before it goes. */
const fade = (isLeaving: boolean | undefined) => ({
  opacity: isLeaving ? 0 : 1,
  transition: `opacity ${FADE_MS}ms`,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

type Props = { task: TaskRowFragment; isFirst: boolean; isLeaving?: boolean };

/** What to do, for whom, until when, for how much, and one button that opens the place where it is done. */
export function TaskRow({ task, isFirst, isLeaving }: Props) {
  const { title, about, button, to } = describeTask(task, useNow());
  return (
    <Box component="li" sx={{ ...row, ...fade(isLeaving) }}>
      <TaskPicture task={task} />
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: 16, fontWeight: 700, lineHeight: 1.3 }}>
          {title}
        </Box>
        <Box sx={{ ...oneLine, fontSize: 14, color: 'text.secondary', mt: 0.25 }}>{about}</Box>
        {task.person && <StaffBadge person={task.person} />}
      </Box>
      <Box sx={{ gridArea: 'when' }}>
        <TaskDeadline task={task} />
      </Box>
      <Box sx={{ gridArea: 'amount', textAlign: 'right', alignSelf: { xs: 'start', md: 'center' } }}>
        {task.amount && <Money value={task.amount} />}
      </Box>
      <Button
        component={Link}
        to={to}
        variant={isFirst ? 'contained' : 'outlined'}
        aria-label={`${button}: ${[title, about].filter(Boolean).join(', ')}`}
        sx={{ gridArea: 'button', minHeight: 44, justifySelf: { xs: 'end', md: 'stretch' } }}
      >
        {button}
      </Button>
    </Box>
  );
}

const square = { width: '100%', aspectRatio: '1', borderRadius: '12px', display: 'block' } as const;

/** The campaign or product with the face of the other person; the face alone where there is nothing else. */
function TaskPicture({ task: { campaign, order, person } }: { task: TaskRowFragment }) {
  const picture = campaign?.cover ?? order?.picture;
  const face = person && (
    <PersonAvatar name={person.fullName} picture={person.avatar} size={picture ? 26 : 56} />
  );
  return (
    <Box aria-hidden sx={{ gridArea: 'picture', position: 'relative', lineHeight: 0 }}>
      {picture ? (
        <Box
          component="img"
          src={picture.small}
          alt=""
          width={64}
          height={64}
          sx={{ ...square, height: 'auto', objectFit: 'cover' }}
        />
      ) : (
        !person && <Box sx={{ ...square, bgcolor: 'warning.soft' }} />
      )}
      {face && <Box sx={picture ? corner : undefined}>{face}</Box>}
    </Box>
  );
}

const corner = {
  position: 'absolute',
  right: -6,
  bottom: -6,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
} as const;
