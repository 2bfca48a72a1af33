import { useQuery } from '@apollo/client/react';
import { type ReactNode, useRef } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { NoticeDialog } from '../../overlay/AppDialog.tsx';
import { type DeliverableWork, WorkOfJobDocument } from './jobWorkDocument.ts';

type Props = {
  job: JobFragment;
  /** Id of the deliverable. */
  id: string | undefined;
  onClose: () => void;
  children: (deliverable: DeliverableWork) => ReactNode;
};

/** A dialog about a deliverable, with all that was handed in for it: fetched first where the page does not show it. */
export function WorkOf({ job, id, onClose, children }: Props) {
  const { data, error } = useQuery(WorkOfJobDocument, { variables: { id: job.id } });
  // What comes next may be another one as soon as this one is done.
  const first = useRef(id);
  if (error && !data) {
    return (
      <NoticeDialog title={t('Something is missing')} onClose={onClose}>
        {toFailure(error).message}
      </NoticeDialog>
    );
  }
  const deliverable = data?.remark?.deliverables.find((one) => one.id === first.current);
  return deliverable ? children(deliverable) : null;
}
