import type { SubmissionInput } from '../../../schema/deliverable.ts';
import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { Platform } from '../../../schema/work.ts';
import { checkAll } from '../../platform/check-all.ts';
import { checkText } from '../../platform/text.ts';

/** Name of the input field, for failures. */
const FIELD = 'submission';

/** Limits of one version (DEAL, section 4). */
const limits = { links: 20, pictures: 10, note: 2_000, link: 500 } as const;

/** Hosts of published work, with all their subdomains. Other platforms are anywhere. */
const hosts: Readonly<Record<Platform, readonly string[]>> = {
  instagram: ['instagram.com', 'instagr.am'],
  facebook: ['facebook.com', 'fb.watch', 'fb.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  other: [],
};

const names: Readonly<Record<Platform, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  other: '',
};

const isOn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** An https address as it is stored; the scheme may be left out. Throws BAD_INPUT at the field. */
function toLink(typed: string, field: string): URL {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  const isFine = url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password;
  if (!url || !isFine || url.port || url.href.length > limits.link)
    throw outOfBounds(field, { maxCharacters: limits.link, format: 'an https address' });
  return url;
}

function toLinks(sent: readonly string[], platform: Platform | null): string[] {
  if (sent.length > limits.links) throw outOfBounds(`${FIELD}.links`, { maxItems: limits.links });
  const links = sent.map((typed, index) => {
    const field = `${FIELD}.links.${index}`;
    const url = toLink(typed, field);
    const allowed = platform === null ? [] : hosts[platform];
    if (platform !== null && allowed.length > 0 && !allowed.some((domain) => isOn(url.hostname, domain)))
      throw new DomainError({ code: ErrorCode.WRONG_PLATFORM, params: { platform: names[platform] } }, field);
    return url.href;
  });
  return [...new Set(links)];
}

/** A version as it is stored. */
export interface CheckedSubmission {
  readonly links: string[];
  readonly pictures: string[];
  readonly note: string | null;
}

/**
 * A version that is handed in: published work has links of its platform, a draft links of anywhere or pictures. Throws
 * all faults at once: BAD_INPUT, WRONG_PLATFORM at the link, WORK_REQUIRED when there is nothing to see.
 */
export function toSubmission(sent: SubmissionInput, platform: Platform): CheckedSubmission {
  const isDraft = sent.kind === 'draft';
  const checked = checkAll({
    links: () => toLinks(sent.links ?? [], isDraft ? null : platform),
    pictures: () => {
      const pictures = [...new Set(sent.pictures ?? [])];
      const maxItems = isDraft ? limits.pictures : 0;
      if (pictures.length > maxItems) throw outOfBounds(`${FIELD}.pictures`, { maxItems });
      return pictures;
    },
    note: () => checkText(sent.note, { field: `${FIELD}.note`, max: limits.note }) || null,
  });
  if (checked.links.length + checked.pictures.length === 0)
    throw new DomainError(ErrorCode.WORK_REQUIRED, `${FIELD}.links`);
  return checked;
}
