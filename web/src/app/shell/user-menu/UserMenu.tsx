import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import type { MeQuery } from '../../../__generated__/graphql.ts';
import { oneLine } from '../../../components/display/oneLine.ts';
import { PersonAvatar } from '../../../components/people/PersonAvatar.tsx';
import { t } from '../../../languages/t.ts';
import { loadChunk } from '../../../lib/connection/loadChunk.ts';

const UserMenuList = lazy(() => loadChunk(() => import('./UserMenuList.tsx')));

export type UserMenuProps = { me: NonNullable<MeQuery['me']> };

export function UserMenu({ me }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = `${me.profile.first} ${me.profile.last}`;
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        aria-label={t('Hi, {name}', { name })}
        sx={{
          gap: 1.25,
          borderRadius: 999,
          p: 0.25,
          fontSize: 15,
          fontFamily: 'inherit',
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'info.main' },
        }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', lg: 'inline' },
            fontWeight: 600,
            maxWidth: 180,
            ...oneLine,
          }}
        >
          {t('Hi, {name}', { name })}
        </Box>
        <PersonAvatar name={name} picture={me.profile.avatar} size={38} />
      </ButtonBase>
      {anchor && (
        <Suspense fallback={null}>
          <UserMenuList anchor={anchor} name={name} isStaff={me.isStaff} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
