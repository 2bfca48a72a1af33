import { isOn, minorOf, numberOf, textOf } from './read-values.ts';

/** What a client wants to happen to an application. */
export type RemarkDeed =
  | { readonly kind: 'offer'; readonly amountMinor: number }
  | { readonly kind: 'accept' | 'reject' | 'hire' }
  | { readonly kind: 'markAsDone'; readonly text: string }
  /** Nothing that is kept: every matched row counts as it is. */
  | { readonly kind: 'nothing' }
  /** Something that nobody may write. */
  | { readonly kind: 'impossible' };

const members = [
  'isHired',
  'offerStatus',
  'offerAmount',
  'isMarkAsDone',
  'markAsDoneText',
  'isPaymentReleased',
  'remarkText',
  'ownerId',
  'campaignId',
  'createdAt',
];

/** Reads an update of applications: one of the moves that legacy clients make by writing flags. */
export function readRemarkDeed(body: Readonly<Record<string, unknown>>): RemarkDeed {
  if (!members.some((name) => Object.hasOwn(body, name))) return { kind: 'nothing' };
  if ('offerAmount' in body || 'offerStatus' in body) return offerDeed(body);
  if ('isHired' in body) return isOn(body.isHired) ? { kind: 'hire' } : { kind: 'impossible' };
  if ('isMarkAsDone' in body && isOn(body.isMarkAsDone))
    return { kind: 'markAsDone', text: textOf(body.markAsDoneText) };
  return { kind: 'impossible' };
}

function offerDeed(body: Readonly<Record<string, unknown>>): RemarkDeed {
  const status = numberOf(body.offerStatus ?? 1);
  if (status === 2) return { kind: 'accept' };
  if (status === 3) return { kind: 'reject' };
  if (status !== 1 || !('offerAmount' in body)) return { kind: 'impossible' };
  const amountMinor = minorOf(body.offerAmount) ?? 0;
  return Number.isFinite(amountMinor) ? { kind: 'offer', amountMinor } : { kind: 'impossible' };
}

/** An application as far as repeating a move looks at it. */
export interface RemarkFlags {
  readonly isHired: number;
  readonly offerStatus: number;
  readonly offerAmount: number;
  readonly isMarkAsDone: number;
}

/** Whether an application stands already where a move would bring it: a repeat counts and changes nothing. */
export function isThere(deed: RemarkDeed, flags: RemarkFlags): boolean {
  switch (deed.kind) {
    case 'nothing':
      return true;
    case 'hire':
      return flags.isHired === 1;
    case 'accept':
      return flags.offerStatus === 2;
    case 'reject':
      return flags.offerStatus === 3;
    case 'offer':
      return flags.offerStatus === 1 && Math.round(flags.offerAmount * 100) === deed.amountMinor;
    case 'markAsDone':
      return flags.isMarkAsDone === 1;
    default:
      return false;
  }
}
