import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { JobSide } from '../../../schema/job-side.ts';
import type { Work } from '../../../schema/work.ts';
import type { DEAL_TIME_ZONE } from './due.policy.ts';

/** A side as it is named in a deal. `acceptedAt` is an ISO instant; for who proposed, that of the proposal. */
interface DealParty {
  readonly id: string;
  readonly name: string;
  readonly acceptedAt: string;
}

/** What a deal sheet says. Every member is always there; ids are global. */
export interface DealDocument {
  readonly version: number;
  readonly job: string;
  readonly campaign: { readonly id: string; readonly title: string };
  readonly owner: DealParty;
  readonly applicant: DealParty;
  readonly proposedBy: Exclude<JobSide, 'nobody'>;
  /** In minor units; null in sponsored and shoutout campaigns. */
  readonly amount: { readonly amount: number; readonly currency: string } | null;
  /** On top, for the platform, in minor units; null without an amount. Sheets from before there was one lack it. */
  readonly fee: { readonly amount: number; readonly currency: string } | null;
  readonly work: Work | null;
  /** ISO instant; null while it depends on something to come. */
  readonly dueAt: string | null;
  readonly timeZone: typeof DEAL_TIME_ZONE;
}

/** A document as it is kept: canonical JSON (RFC 8785), and the SHA-256 of its UTF-8 in hex. */
export function sealDeal(document: DealDocument): { document: string; sha256: string } {
  const text = canonicalize(document);
  if (text === undefined) throw new Error('a deal is no JSON');
  return { document: text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
}
