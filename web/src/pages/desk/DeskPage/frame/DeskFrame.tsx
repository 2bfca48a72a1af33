import Box from '@mui/material/Box';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { MeQuery } from '../../../../__generated__/graphql.ts';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { useParams } from '../../../../routing/hooks.ts';
import { CasePage } from '../case/CasePage.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { managePages } from '../manage/managePages.ts';
import { deskKinds, kindInAddress } from '../queue/deskKinds.ts';
import { QueueColumn } from '../queue/QueueColumn.tsx';
import { QueueContext, useReadQueue } from '../queue/useQueue.ts';
import { type ActionRegistry, ActionsContext, listActions } from '../search/caseActions.ts';
import { Palette } from '../search/Palette.tsx';
import { thingPages } from '../things/thingPages.ts';
import { DeskHeader } from './DeskHeader.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { useRoles } from './useRoles.ts';

type Props = { me: NonNullable<MeQuery['me']> };

/** Queue at the left and one story at the right; on phones one of the two. */
export function DeskFrame({ me }: Props) {
  const { kind: slug, id } = useParams();
  const queue = useReadQueue();
  const [searching, setSearching] = useState(false);
  const kind = kindInAddress(slug);
  const open = kind && id ? { kind, id } : null;
  const Thing = slug && id ? thingPages[slug] : undefined;
  const Desk = slug ? (alone[slug] ?? (managePages[slug] && ManagedPage)) : undefined;
  const [actions] = useState<ActionRegistry>(() => new Map());
  useDeskKeys({
    onSearch: () => setSearching(true),
    onStep: (by) => queue.step(open, by),
    onKey: (key) =>
      listActions(actions)
        .find(({ hotkey }) => hotkey.toLowerCase() === key)
        ?.run(),
  });
  useScrollTop(`${slug}/${id}`);
  if (slug && !open && !Thing && !Desk) return <NotFoundPage />;
  const isOpen = !!open || !!Thing || !!Desk;
  return (
    <QueueContext value={queue}>
      <ActionsContext value={actions}>
        <PageTitle hidden>Desk</PageTitle>
        <DeskHeader me={me} isOpen={isOpen} onSearch={() => setSearching(true)} />
        <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '320px minmax(0, 1fr)' }}>
          <Box
            sx={{
              display: { xs: isOpen ? 'none' : 'block', md: 'block' },
              position: { md: 'sticky' },
              top: 57,
              height: { md: 'calc(100dvh - 57px)' },
              overflowY: { md: 'auto' },
              borderRight: { md: 1 },
              borderColor: { md: 'divider' },
              bgcolor: 'background.paper',
              minHeight: { xs: 'calc(100dvh - 57px)', md: 0 },
            }}
          >
            <QueueColumn open={open} />
          </Box>
          <Box
            sx={{
              display: { xs: isOpen ? 'block' : 'none', md: 'block' },
              px: { xs: 2, md: 4 },
              py: { xs: 2, md: 3 },
              minWidth: 0,
              maxWidth: 1120,
            }}
          >
            {open && <CasePage key={`${open.kind} ${open.id}`} kind={open.kind} id={open.id} />}
            <Suspense fallback={<CaseSkeleton />}>
              {Thing && <Thing key={`${slug} ${id}`} id={id ?? ''} />}
              {Desk && <Desk key={`${slug} ${id}`} slug={slug ?? ''} id={id} />}
            </Suspense>
            {!isOpen && (
              <Box sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
                Open a case with J, or search with Ctrl K.
              </Box>
            )}
          </Box>
        </Box>
        {searching && (
          <Palette
            registry={actions}
            about={open ? `This ${deskKinds[open.kind].label.toLowerCase()}` : 'This page'}
            onClose={() => setSearching(false)}
          />
        )}
      </ActionsContext>
    </QueueContext>
  );
}

/** Pages of the desk that are about no single case or thing. */
const alone: Readonly<Record<string, ComponentType>> = {
  approve: lazy(() => loadChunk(() => import('../queue/ApproveMany.tsx'))),
  confirm: lazy(() => loadChunk(() => import('../proposals/ProposalsPage.tsx'))),
  manage: lazy(() => loadChunk(() => import('../manage/ManagePage.tsx'))),
};

/** What is looked after at the desk; not there for other roles. */
function ManagedPage({ slug, id }: { slug: string; id?: string | undefined }) {
  const has = useRoles();
  const managed = managePages[slug];
  if (!has) return <CaseSkeleton />;
  return managed && has(managed.role) ? <managed.Page id={id} /> : <NotFoundPage />;
}

function useScrollTop(page: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story begins at its top.
  useEffect(() => {
    window.scrollTo?.(0, 0);
  }, [page]);
}
