import type { JobStoryFragment } from '../../../../__generated__/graphql.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import type { NamedPicture } from '../parts/Pictures.tsx';
import { sideName } from './jobMoments.ts';

/** Pictures of a job: of its work, and of what was said in its dispute. */
export function evidencePictures(job: JobStoryFragment): NamedPicture[] {
  const work = job.deliverables.flatMap(({ format, submissions }) =>
    submissions.flatMap(({ pictures, createdAt, version }) =>
      pictures.map((picture) => ({
        ...picture,
        name: `${choiceWords(format)} ${version}`,
        at: formatDayTime(createdAt),
      })),
    ),
  );
  const { dispute } = job;
  if (!dispute) return work;
  const named =
    (side: typeof dispute.raisedBy, at: string) => (picture: (typeof dispute.pictures)[number]) => ({
      ...picture,
      name: sideName(job, side),
      at: formatDayTime(at),
    });
  return [
    ...work,
    ...dispute.pictures.map(named(dispute.raisedBy, dispute.createdAt)),
    ...dispute.statements.flatMap(({ by, createdAt, pictures }) => pictures.map(named(by, createdAt))),
  ];
}

/** Links that were handed in, newest last. */
export const evidenceLinks = (job: JobStoryFragment) =>
  job.deliverables.flatMap(({ format, submissions }) =>
    submissions.flatMap(({ links, state }) =>
      links.map((link) => ({ link, about: `${choiceWords(format)}, ${choiceWords(state).toLowerCase()}` })),
    ),
  );
