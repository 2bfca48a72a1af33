import type { SubmissionKind } from '../../../__generated__/enums.ts';
import { msg } from '../../../languages/t.ts';
import { toLink } from '../../../lib/form/toLink.ts';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';

export type HandInValues = { links: string[]; pictures: UploadedPicture[]; note: string };

/** Most links of one version. */
export const LINKS_MAX = 20;

/** The links that were typed, each with its beginning. */
export const toLinks = (typed: readonly string[]): string[] => typed.map(toLink).filter(Boolean);

function isLink(link: string): boolean {
  return URL.canParse(link) && new URL(link).protocol === 'https:' && new URL(link).hostname.includes('.');
}

const wrongLink = msg('Please enter a link that begins with https://');
const noLink = msg('Please enter the link');
const nothing = msg('Please add a link or a picture');

type Faults = { links?: (string | undefined)[]; pictures?: string };

/** What is wrong with what is handed in, by field: published work needs a link, a draft a link or a picture. */
export function handInFaults({ links, pictures }: HandInValues, kind: SubmissionKind): Faults {
  const wrong = links.map((typed) => {
    const link = toLink(typed);
    return link && !isLink(link) ? String(wrongLink) : undefined;
  });
  if (wrong.some(Boolean)) return { links: wrong };
  if (toLinks(links).length > 0) return {};
  if (kind === 'PUBLISHED') return { links: [String(noLink)] };
  return pictures.length > 0 ? {} : { pictures: String(nothing) };
}
