import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { useLookNews } from '../../../lib/session/lookNews.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { DeskFrame } from './frame/DeskFrame.tsx';

/** The desk of support staff. To everybody else it is not there. */
export function Component() {
  const { me, loading } = useMe();
  useLookNews();
  if (loading) return null;
  return me?.isStaff ? <DeskFrame me={me} /> : <NotFoundPage />;
}
