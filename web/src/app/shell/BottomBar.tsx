import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { DraftDot } from '../../components/display/CornerDot.tsx';
import { Sign } from '../../components/display/Sign.tsx';
import { UnreadCount } from '../../components/display/UnreadCount.tsx';
import { visuallyHidden } from '../../components/display/visuallyHidden.ts';
import { t } from '../../languages/t.ts';
import { goneWhenAlone } from '../../lib/navigation/useAlone.ts';
import { useAuthModal } from '../../lib/navigation/useAuthModal.ts';
import { useComposer } from '../../lib/navigation/useComposer.ts';
import { useMe, useWhoAmI } from '../../lib/session/useMe.ts';
import { useNavigate } from '../../routing/hooks.ts';
import { NavLink } from '../../routing/Link.tsx';

const item = {
  flex: 1,
  minHeight: 56,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  fontSize: 12,
  fontWeight: 600,
  color: 'text.secondary',
  textDecoration: 'none',
  fontFamily: 'inherit',
  '&.active': { color: 'text.primary' },
} as const;

export function BottomBar() {
  const { me } = useMe();
  const auth = useAuthModal();
  const composer = useComposer();
  const whoAmI = useWhoAmI();
  const navigate = useNavigate();
  const toMe = async () => ((await whoAmI()) ? navigate('/me') : auth.open('login'));
  return (
    <Box
      component="nav"
      aria-label={t('Main')}
      sx={{
        display: { xs: 'flex', sm: 'none' },
        displayPrint: 'none',
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        ...goneWhenAlone,
      }}
    >
      {me ? <HomeLink /> : <BarLink to="/" icon={<Sign name="home" size={24} />} text={t('Home')} />}
      <BarLink to="/campaigns" icon={<Sign name="campaign" size={24} />} text={t('Campaigns')} />
      <ButtonBase
        onClick={composer.start}
        aria-label={me?.hasDraft ? t('New campaign, a draft waits') : t('New campaign')}
        sx={item}
      >
        <Box
          sx={{
            position: 'relative',
            borderRadius: '12px',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            px: 2,
            py: 0.75,
            lineHeight: 0,
          }}
        >
          <Sign name="add" size={24} />
          {me?.hasDraft && <DraftDot />}
        </Box>
      </ButtonBase>
      {/* Visitors have no messages; members find the shop in their menu. */}
      {me ? (
        <MessagesLink unread={me.unreadMessages} />
      ) : (
        <BarLink to="/products" icon={<Sign name="shop" size={24} />} text={t('Shop')} />
      )}
      {me ? (
        <BarLink to="/me" icon={<Sign name="person" size={24} />} text={t('Me')} />
      ) : (
        <ButtonBase onClick={toMe} sx={item}>
          <Sign name="person" size={24} />
          {t('Me')}
        </ButtonBase>
      )}
    </Box>
  );
}

const TaskCountDocument = graphql(`
  query TaskCount {
    myTasks(first: 1) { totalCount }
  }
`);

/** The way home, with how much waits there. Only phones have the bar, so only they ask. */
function HomeLink() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data } = useQuery(TaskCountDocument, { skip: !isPhone });
  const count = data?.myTasks.totalCount ?? 0;
  const icon = (
    <Box component="span" sx={{ position: 'relative', lineHeight: 0 }}>
      <Sign name="home" size={24} />
      {count > 0 && <UnreadCount value={count} />}
    </Box>
  );
  const spoken = t('Home, {count, plural, one {# task waits} other {# tasks wait}}', { count });
  return <BarLink to="/" icon={icon} text={t('Home')} spoken={count > 0 ? spoken : undefined} />;
}

function MessagesLink({ unread }: { unread: number }) {
  const icon = (
    <Box component="span" sx={{ position: 'relative', lineHeight: 0 }}>
      <Sign name="chat" size={24} />
      {unread > 0 && <UnreadCount value={unread} />}
    </Box>
  );
  return (
    <BarLink
      to="/messages"
      icon={icon}
      text={t('Messages')}
      spoken={unread > 0 ? t('Messages, {unread} unread', { unread }) : undefined}
    />
  );
}

type BarLinkProps = {
  to: string;
  icon: ReactNode;
  text: string;
  /** Stands for the text where it is read out. */
  spoken?: string | undefined;
};

function BarLink({ to, icon, text, spoken }: BarLinkProps) {
  return (
    <Box component={NavLink} to={to} end={to === '/'} sx={item}>
      {icon}
      <span aria-hidden={!!spoken}>{text}</span>
      {spoken && <span style={visuallyHidden}>{spoken}</span>}
    </Box>
  );
}
