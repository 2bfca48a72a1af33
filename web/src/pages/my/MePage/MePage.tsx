import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { oneLine } from '../../../components/display/oneLine.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { memberPages } from '../../../lib/navigation/memberPages.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';

/** What phones have no room for in their header. */
const others = [
  { to: '/search-influencer', text: msg('Influencers') },
  { to: '/products', text: msg('Shop') },
  { to: '/help', text: msg('Help') },
] as const;

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  width: 1,
  minHeight: 52,
  px: 2,
  py: 1,
  fontSize: 16,
  fontFamily: 'inherit',
  textAlign: 'left',
} as const;

/** /me: the way to everything of one's own, as phones need it. */
export function Component() {
  const { me } = useMe();
  if (!me) return null;
  const { fullName, avatar } = me.profile;
  return (
    <PageContainer title={t('Me')} width={720}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Card>
          <ButtonBase component={Link} to="/profile" sx={{ ...row, justifyContent: 'flex-start', py: 2 }}>
            <PersonAvatar name={fullName} picture={avatar} size={56} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ ...oneLine, fontWeight: 700 }}>{fullName}</Box>
              <SecondaryText>{t('Profile')}</SecondaryText>
            </Box>
            <ChevronRightRounded aria-hidden />
          </ButtonBase>
        </Card>
        {[...memberPages, others].map((pages) => (
          <PageList key={pages[0].to} pages={pages} />
        ))}
      </Box>
    </PageContainer>
  );
}

function PageList({ pages }: { pages: readonly { to: string; text: Text }[] }) {
  return (
    <Card>
      <PlainList>
        {pages.map(({ to, text }) => (
          <Box component="li" key={to} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ButtonBase component={Link} to={to} sx={row}>
              {t(text)}
              <ChevronRightRounded aria-hidden sx={{ color: 'text.secondary' }} />
            </ButtonBase>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}
