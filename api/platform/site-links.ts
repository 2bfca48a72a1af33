import { string } from 'yup';

/** Links of the product to other sites. */
export interface SiteLinks {
  /** Target of the link Blogs: a path of ours, or an address. */
  readonly blogUrl: string;
  readonly socialLinks: { readonly name: string; readonly url: string }[];
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const address = () =>
  string().test(
    'address',
    'must be an address like https://example.com/page',
    (url) => !url || isWebAddress(url),
  );

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Shape of the settings. */
export const siteLinkShape = {
  BLOG_URL: address(),
  SOCIAL_LINKS: string().test(
    'addresses',
    'must be addresses, separated by commas',
    (text) => !text || listOf(text).every(isWebAddress),
  ),
  APP_STORE_URL: address(),
  PLAY_STORE_URL: address(),
};

type Values = Partial<Record<keyof typeof siteLinkShape, string>>;

const names: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'threads.net': 'Threads',
  't.me': 'Telegram',
};

/** Name of a network by the host of an address. */
function nameOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return names[host] ?? host;
}

/** Front pages of networks and stores, so that a demo has no dead links and no wrong ones. */
const stands = {
  social:
    'https://www.instagram.com/,https://www.facebook.com/,https://www.tiktok.com/,https://www.linkedin.com/',
  appStore: 'https://www.apple.com/app-store/',
  playStore: 'https://play.google.com/store/apps',
};

/** The links of this installation. Absent unless set, except in a demo. */
export function readLinks(values: Values, isDemo: boolean): SiteLinks {
  const social = values.SOCIAL_LINKS ?? (isDemo ? stands.social : '');
  return {
    blogUrl: values.BLOG_URL ?? '/news',
    socialLinks: listOf(social).map((url) => ({ name: nameOf(url), url })),
    appStoreUrl: values.APP_STORE_URL ?? (isDemo ? stands.appStore : null),
    playStoreUrl: values.PLAY_STORE_URL ?? (isDemo ? stands.playStore : null),
  };
}
