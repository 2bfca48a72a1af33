import { string } from 'yup';

const source = (usual: string) =>
  string()
    .default(usual)
    .matches(/^(off|https?:\/\/[^?#]+)$/, 'must be an address without a query, or off');

export const oembedShape = {
  YOUTUBE_OEMBED_URL: source('https://www.youtube.com/oembed'),
  TIKTOK_OEMBED_URL: source('https://www.tiktok.com/oembed'),
};

/** Addresses at which networks say by oEmbed what a public post is; null where they are not asked. */
export interface OembedSources {
  readonly youtube: string | null;
  readonly tiktok: string | null;
}

const urlOf = (value: string): string | null => (value === 'off' ? null : value);

export const readOembed = (values: {
  readonly YOUTUBE_OEMBED_URL: string;
  readonly TIKTOK_OEMBED_URL: string;
}): OembedSources => ({
  youtube: urlOf(values.YOUTUBE_OEMBED_URL),
  tiktok: urlOf(values.TIKTOK_OEMBED_URL),
});

/** Domains on whose subdomains the networks keep pictures of posts. */
export const pictureHosts: Readonly<Record<keyof OembedSources, readonly string[]>> = {
  youtube: ['ytimg.com'],
  tiktok: ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'],
};
