import type { ReactNode } from 'react';
import type { PersonDetailsFragment } from '../../../__generated__/graphql.ts';
import { MessageButton } from '../../../components/messages/MessageButton.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useMe } from '../../../lib/session/useMe.ts';
import { MissingPerson } from './MissingPerson.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const PersonMenu = lazyPart(async () => (await import('./PersonMenu.tsx')).PersonMenu);

type Props = {
  ownerId: string;
  /** What is missing when nobody is there, for example 'This influencer'. */
  what: string;
  /** Answer of the page's query; undefined person means not known yet. */
  person: PersonDetailsFragment | null | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  /** Draws the page. `menu` is what may be done about somebody else: write to them and, for members, more. */
  children: (person: PersonDetailsFragment, menu: ReactNode) => ReactNode;
};

/** Page of a person, or what stands in its place: not there, blocked, not known yet. */
export function PersonGate({ ownerId, what, person, error, refetch, children }: Props) {
  const { me, signedIn } = useMe();
  if (error && person === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (person === undefined) return <ProfileSkeleton />;
  if (person === null) {
    return (
      <MissingPerson ownerId={ownerId} what={what} signedIn={signedIn} onUnblocked={() => void refetch()} />
    );
  }
  const menu = me?.id !== ownerId && (
    <>
      <MessageButton person={person} compact />
      {me && <PersonMenu person={person} />}
    </>
  );
  return children(person, menu);
}
