import type { ApolloClient } from '@apollo/client';

/** Milliseconds in which several pictures that fail ask once. */
const TOGETHER = 200;

const isSigned = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.has('until');

/**
 * Addresses of private pictures end after an hour or two, and a page may be open for longer: when one fails, what the
 * page shows is read again, which brings new addresses. Each address is tried once.
 */
export function renewPictures(client: Pick<ApolloClient, 'refetchQueries'>): void {
  const tried = new Set<string>();
  let isWaiting = false;
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !isSigned(target.src) || tried.has(target.src)) return;
    tried.add(target.src);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void client.refetchQueries({ include: 'active' });
    }, TOGETHER);
  };
  // Errors of pictures do not bubble.
  document.addEventListener('error', onError, true);
}
