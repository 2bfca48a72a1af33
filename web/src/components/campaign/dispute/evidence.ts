import type { UploadedPicture } from '../../upload/uploadPicture.ts';

/** What a side says in a dispute. */
export type Evidence = { text: string; pictures: UploadedPicture[] };

export const noEvidence: Evidence = { text: '', pictures: [] };

/** Pictures need words beside them. */
export const evidenceError = ({ text }: Evidence, missing: string): { text?: string } =>
  text.trim() ? {} : { text: missing };
