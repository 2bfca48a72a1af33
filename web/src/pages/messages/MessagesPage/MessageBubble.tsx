import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { MessageRowFragment } from '../../../__generated__/graphql.ts';
import { SoftNote } from '../../../components/display/SoftNote.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import {
  forgetWaiting,
  keepWaiting,
  type WaitingMessage,
} from '../../../components/messages/waitingMessages.ts';
import { t } from '../../../languages/t.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';

type BubbleProps = { mine: boolean; text: string; children?: ReactNode; foot: ReactNode; tool?: ReactNode };

export function Bubble({ mine, text, children, foot, tool }: BubbleProps) {
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: mine ? 'flex-end' : 'flex-start',
        mb: 1,
        '& .tool': { opacity: { xs: 0.7, md: 0 } },
        '&:hover .tool, &:focus-within .tool': { opacity: 1 },
      }}
    >
      <span style={visuallyHidden}>{mine ? t('You:') : t('They:')}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: { xs: '88%', md: '72%' } }}>
        <Box
          sx={{
            px: 1.75,
            py: 1,
            minWidth: 0,
            borderRadius: '16px',
            bgcolor: mine ? 'info.soft' : 'background.default',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
          }}
        >
          {children}
          {text}
        </Box>
        {tool}
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mt: 0.25, px: 0.5 }}>{foot}</Box>
    </Box>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <SoftNote
      role="note"
      icon={<InfoOutlined aria-hidden sx={{ fontSize: 18, color: 'warning.main', mt: 0.25 }} />}
      sx={{ gap: 1, maxWidth: 560, mb: 0.75, px: 1.5, py: 1, color: 'text.primary', fontSize: 13.5 }}
    >
      {children}
    </SoftNote>
  );
}

type Props = { message: MessageRowFragment; mark: string | null; onReport: () => void };

export function MessageBubble({ message, mark, onReport }: Props) {
  const { mine, text, pictures, createdAt, asksToPayOutside, hasNewcomerLink } = message;
  const report = !mine && (
    <IconButton className="tool" size="small" aria-label={t('Report this message')} onClick={onReport}>
      <FlagOutlined fontSize="small" />
    </IconButton>
  );
  return (
    <>
      {asksToPayOutside && (
        <Warning>
          {t("Keep payments and agreements on Koli. We can't hold or recover money paid any other way.")}
        </Warning>
      )}
      {hasNewcomerLink && (
        <Warning>
          {t("This link leaves Koli, and its sender is new here. Don't enter a password or card there.")}
        </Warning>
      )}
      <Bubble
        mine={mine}
        text={text}
        tool={report}
        foot={mark ? `${formatTime(createdAt)} · ${mark}` : formatTime(createdAt)}
      >
        <Pictures pictures={pictures} />
      </Bubble>
    </>
  );
}

type PicturesProps = { pictures: readonly { id: string; medium: string; large: string }[] };

export function Pictures({ pictures }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 0.5 }}>
      {pictures.map(({ id, medium, large }, index) => (
        <a key={id} href={large} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={medium}
            alt={t('Picture {index}', { index: index + 1 })}
            sx={{
              display: 'block',
              width: 220,
              maxWidth: 1,
              height: 165,
              objectFit: 'cover',
              borderRadius: '10px',
            }}
          />
        </a>
      ))}
    </Box>
  );
}

export function WaitingBubble({ message, accountId }: { message: WaitingMessage; accountId: string }) {
  const { failure, text, pictures } = message;
  const again = () => {
    const { failure: _, ...rest } = message;
    keepWaiting(accountId, rest);
  };
  const foot = failure ? (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <ErrorOutlineRounded aria-hidden sx={{ fontSize: 16, color: 'error.main' }} />
      {t('Not sent: {failure}', { failure })}
      <Button size="small" color="inherit" onClick={again}>
        {t('Try again')}
      </Button>
      <Button size="small" color="inherit" onClick={() => forgetWaiting(accountId, message.clientId)}>
        {t('Discard')}
      </Button>
    </Box>
  ) : (
    t('Waiting to be sent')
  );
  return (
    <Box sx={{ opacity: failure ? 1 : 0.75 }}>
      <Bubble mine text={text} foot={foot}>
        <Pictures pictures={pictures} />
      </Bubble>
    </Box>
  );
}
