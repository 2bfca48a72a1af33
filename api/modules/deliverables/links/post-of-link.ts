/** A post that a link leads to: by its address for a network that is asked about it, or by its name on Instagram. */
export type LinkedPost =
  | { readonly network: 'youtube' | 'tiktok'; readonly address: string }
  | { readonly network: 'instagram'; readonly code: string };

const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

function youtubeId(url: URL, host: string): string | undefined {
  const [first, second] = partsOf(url);
  if (host === 'youtu.be') return first;
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return first && ['shorts', 'live', 'embed'].includes(first) ? second : undefined;
}

function youtube(url: URL, host: string): LinkedPost | null {
  const id = youtubeId(url, host);
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  return { network: 'youtube', address: `https://www.youtube.com/watch?v=${id}` };
}

/** A profile is no post; short links are known to the network alone. */
function tiktok(url: URL, host: string): LinkedPost | null {
  const [first, second, third] = partsOf(url);
  if (first && (host === 'vm.tiktok.com' || host === 'vt.tiktok.com'))
    return { network: 'tiktok', address: `https://${host}/${first}/` };
  if (!first?.startsWith('@') || !third || !/^\d+$/.test(third)) return null;
  return second === 'video' || second === 'photo'
    ? { network: 'tiktok', address: `https://www.tiktok.com/${first}/${second}/${third}` }
    : null;
}

/** A post may be addressed with or without the name of its account, as a post or a reel. */
function instagram(url: URL): LinkedPost | null {
  const [, code] = /(?:^|\/)(?:p|reels?|tv)\/([\w-]+)/.exec(url.pathname) ?? [];
  return code ? { network: 'instagram', code } : null;
}

const readers: Readonly<Record<string, (url: URL, host: string) => LinkedPost | null>> = {
  'youtube.com': youtube,
  'm.youtube.com': youtube,
  'youtu.be': youtube,
  'tiktok.com': tiktok,
  'm.tiktok.com': tiktok,
  'vm.tiktok.com': tiktok,
  'vt.tiktok.com': tiktok,
  'instagram.com': instagram,
  'instagr.am': instagram,
};

/** The post that a link leads to; null when it is of no network that can be asked, or of something else there. */
export function postOfLink(link: string): LinkedPost | null {
  const url = URL.parse(link);
  if (!url) return null;
  const host = url.hostname.replace(/^www\./, '');
  return readers[host]?.(url, host) ?? null;
}
