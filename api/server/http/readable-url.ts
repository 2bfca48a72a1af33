/**
 * The address for the router. A path that cannot be decoded, such as `/%ff`, is taken literally, so that it gets the
 * usual 404 of its part of the site.
 */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
