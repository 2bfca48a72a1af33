/**
 * A request's address for the router. A path whose signs are no text, such as `/%ff`, is taken literally: it is found
 * nowhere and answered like any other that is not there, in the form of whoever answers below it.
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
