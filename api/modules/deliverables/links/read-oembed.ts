import type { OembedSources } from '../../../platform/config/oembed.ts';
import { pictureHosts } from '../../../platform/config/oembed.ts';
import { shorten, tidyLine } from '../../../platform/text.ts';
import type { StoredPreview } from '../deliverable.entity.ts';

/** What is known of a post, without its link. */
export type PostSaid = Omit<StoredPreview, 'link'>;

const LONGEST_TITLE = 200;
const LONGEST_ADDRESS = 2_000;

/** The title or caption of a post as it is kept; null without anything visible. */
export const titleOf = (text: unknown): string | null =>
  typeof text === 'string' ? shorten(tidyLine(text), LONGEST_TITLE) || null : null;

/** The address of a picture; null unless it is on the servers of its network. */
function pictureOf(address: unknown, network: keyof OembedSources): string | null {
  const url = typeof address === 'string' && address.length <= LONGEST_ADDRESS ? URL.parse(address) : null;
  const isPlain = url?.protocol === 'https:' && !url.username && !url.port;
  const isTheirs = pictureHosts[network].some((domain) => url?.hostname.endsWith(`.${domain}`));
  return url && isPlain && isTheirs ? url.href : null;
}

/** An answer by oEmbed; null when it says nothing of use. */
export function readOembedAnswer(text: string | null, network: keyof OembedSources): PostSaid | null {
  try {
    const answer: unknown = JSON.parse(text ?? '');
    if (typeof answer !== 'object' || answer === null) return null;
    const { title, thumbnail_url: picture } = answer as Readonly<Record<string, unknown>>;
    const said = { title: titleOf(title), pictureUrl: pictureOf(picture, network), postedAt: null };
    return said.title || said.pictureUrl ? said : null;
  } catch {
    return null;
  }
}
