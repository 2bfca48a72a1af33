import { isOn, minorOf, numberOf, textOf } from './read-values.ts';

/** The change of an application that a client wants. */
export type RemarkUpdate =
  | { readonly kind: 'offer'; readonly amountMinor: number }
  | { readonly kind: 'accept' | 'reject' | 'hire' }
  | { readonly kind: 'markAsDone'; readonly text: string }
  /** Nothing to store: every matched row counts as changed. */
  | { readonly kind: 'nothing' }
  /** A member that cannot be written. */
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

/** Parses an update of applications: a transition that legacy clients express by writing flags. */
export function readRemarkUpdate(body: Readonly<Record<string, unknown>>): RemarkUpdate {
  if (!members.some((name) => Object.hasOwn(body, name))) return { kind: 'nothing' };
  if ('offerAmount' in body || 'offerStatus' in body) return offerDeed(body);
  if ('isHired' in body) return isOn(body.isHired) ? { kind: 'hire' } : { kind: 'impossible' };
  if ('isMarkAsDone' in body && isOn(body.isMarkAsDone))
    return { kind: 'markAsDone', text: textOf(body.markAsDoneText) };
  return { kind: 'impossible' };
}

function offerDeed(body: Readonly<Record<string, unknown>>): RemarkUpdate {
  const status = numberOf(body.offerStatus ?? 1);
  if (status === 2) return { kind: 'accept' };
  if (status === 3) return { kind: 'reject' };
  if (status !== 1 || !('offerAmount' in body)) return { kind: 'impossible' };
  const amountMinor = minorOf(body.offerAmount) ?? 0;
  return Number.isFinite(amountMinor) ? { kind: 'offer', amountMinor } : { kind: 'impossible' };
}

/** The columns of an application that matter for a repeated transition. */
export interface RemarkFlags {
  readonly isHired: number;
  readonly offerStatus: number;
  readonly offerAmount: number;
  readonly isMarkAsDone: number;
}

/** Whether an application already is where a transition would bring it: a repeat counts and changes nothing. */
export function isThere(deed: RemarkUpdate, flags: RemarkFlags): boolean {
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
