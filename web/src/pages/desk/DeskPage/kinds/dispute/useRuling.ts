import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Ruling } from '../../../../../__generated__/enums.ts';
import type { DeskRulingEffectQuery } from '../../../../../__generated__/graphql.ts';
import { type MoneyValue, parseMoney } from '../../../../../lib/format/formatMoney.ts';
import { RulingEffectDocument } from './rulingDocument.ts';
import { useRulingDraft } from './useRulingDraft.ts';

export type Effect = DeskRulingEffectQuery['rulingEffect'];

/** What the influencer gets, in minor units; null while that is not decided, or no part of what is held. */
export function releaseOf(ruling: Ruling | null, typedBack: string, held: number): number | null {
  if (ruling === 'RELEASE') return held;
  if (ruling === 'REFUND') return 0;
  if (ruling === null) return null;
  const back = parseMoney(typedBack);
  return back !== null && back > 0 && back < held ? held - back : null;
}

/** The choices of a ruling, and what the server says that they would do. */
export function useRuling(remarkId: string, held: MoneyValue | null | undefined) {
  const { draft, keep, forget } = useRulingDraft(remarkId);
  const { ruling, back, reason, savedAt } = draft;
  const release = releaseOf(ruling, back, held?.amount ?? 0);
  const settled = useSettled(release);
  const currency = held?.currency ?? 'USD';
  const { data, error } = useQuery(RulingEffectDocument, {
    variables: { remarkId, release: { amount: settled ?? 0, currency } },
    skip: settled === null || !held,
    fetchPolicy: 'network-only',
  });
  const known = settled !== null && settled === release ? data?.rulingEffect : undefined;
  const effect = known?.release.amount === release ? known : undefined;
  return {
    ...{ ruling, back, reason, savedAt, release, effect, error, currency, forget },
    setRuling: (next: Ruling) => keep({ ruling: next }),
    setBack: (next: string) => keep({ back: next }),
    setReason: (next: string) => keep({ reason: next }),
  };
}

export type RulingChoice = ReturnType<typeof useRuling>;

const PAUSE = 300;

/** A value once it has stopped changing. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
