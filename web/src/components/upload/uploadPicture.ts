import { t } from '../../languages/t.ts';
import { told } from '../../languages/told.ts';
import { connection } from '../../lib/connection.ts';
import { SOMETHING_WRONG, UNREACHABLE } from '../../lib/errors.ts';

/** A stored picture, as the upload answers it and as `Picture` of the API. */
export type UploadedPicture = { id: string; tiny: string; small: string; medium: string; large: string };

/** What a picture is for; it decides the size limit. */
export type UploadPurpose = 'campaign' | 'avatar' | 'report' | 'message' | 'product' | 'help';

/** The upload was refused; `message` is the text for the user. */
export class UploadRefused extends Error {}

/**
 * Sends one picture and tells how far it is (0 to 1). XMLHttpRequest, because fetch tells no progress of a body.
 * Rejects with `UploadRefused`.
 */
export function uploadPicture(
  file: File,
  purpose: UploadPurpose,
  onProgress: (share: number) => void = () => undefined,
): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/files?purpose=${purpose}`);
    request.setRequestHeader('apollo-require-preflight', '1');
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onerror = () => {
      connection.lost();
      reject(new UploadRefused(t(UNREACHABLE)));
    };
    request.onload = () => {
      const answer = readAnswer(request.responseText);
      if (answer.picture) resolve(answer.picture);
      else reject(new UploadRefused(answer.message));
    };
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}

type Answer = { picture: UploadedPicture | null; message: string };

function readAnswer(text: string): Answer {
  try {
    const answer = JSON.parse(text) as Partial<UploadedPicture> & { error?: { message?: string } };
    if (answer.error || !answer.id) {
      return { picture: null, message: told(answer.error?.message ?? '') || t(SOMETHING_WRONG) };
    }
    return { picture: answer as UploadedPicture, message: '' };
  } catch {
    return { picture: null, message: t(SOMETHING_WRONG) };
  }
}
