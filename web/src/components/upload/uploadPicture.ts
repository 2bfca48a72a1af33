import { type Said, serverSentence } from '../../languages/serverSentence.ts';
import { t } from '../../languages/t.ts';
import { connection } from '../../lib/connection/connection.ts';
import { SOMETHING_WRONG, UNREACHABLE } from '../../lib/errors.ts';

/** A stored picture, as the upload answers it and as `Picture` of the API. */
export type UploadedPicture = { id: string; tiny: string; small: string; medium: string; large: string };

export type UploadPurpose = 'campaign' | 'avatar' | 'report' | 'message' | 'product' | 'help' | 'news';

export class UploadRefused extends Error {}

export class ImageRefused extends UploadRefused {}

/** The upload did not arrive, and may another time; `message` is the text for the user. */
export class UploadInterrupted extends UploadRefused {}

/** Milliseconds without a byte or an answer after which a line is taken to be dead. */
const PATIENCE_MS = 45_000;

type Progress = {
  onProgress?: (share: number) => void;
  /** Ends the upload, which then rejects with `UploadInterrupted`. */
  signal?: AbortSignal;
};

/**
 * Sends one picture. XMLHttpRequest, because fetch tells no progress of a body. Rejects with `UploadRefused`, or with
 * `UploadInterrupted` when the line breaks or has been dead for `PATIENCE_MS`.
 */
export function uploadPicture(
  file: File,
  purpose: UploadPurpose,
  { onProgress, signal }: Progress = {},
): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/files?purpose=${purpose}`);
    request.setRequestHeader('apollo-require-preflight', '1');
    const giveUp = () => request.abort();
    let patience = setTimeout(giveUp, PATIENCE_MS);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      clearTimeout(patience);
      patience = setTimeout(giveUp, PATIENCE_MS);
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    const broken = () => {
      if (!signal?.aborted) connection.lost();
      reject(new UploadInterrupted(t(UNREACHABLE)));
    };
    request.onerror = broken;
    request.onabort = broken;
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (answer.picture) resolve(answer.picture);
      else if (request.status >= 500) reject(new UploadInterrupted(answer.message));
      else if (answer.code === 'IMAGE_REFUSED') reject(new ImageRefused(answer.message));
      else reject(new UploadRefused(answer.message));
    };
    request.onloadend = () => {
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
    };
    signal?.addEventListener('abort', giveUp);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

type Answer = { picture: UploadedPicture | null; message: string; code?: string | null };

function readAnswer(text: string): Answer {
  try {
    const answer = JSON.parse(text) as Partial<UploadedPicture> & { error?: Said };
    if (answer.error || !answer.id) {
      const { error = {} } = answer;
      return { picture: null, message: serverSentence(error) || t(SOMETHING_WRONG), code: error.code };
    }
    return { picture: answer as UploadedPicture, message: '' };
  } catch {
    return { picture: null, message: t(SOMETHING_WRONG) };
  }
}
