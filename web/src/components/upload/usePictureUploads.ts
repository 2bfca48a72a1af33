import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import { type UploadedPicture, type UploadPurpose, UploadRefused, uploadPicture } from './uploadPicture.ts';
import { mostBytes, useUploadPolicy } from './useUploadPolicy.ts';

export type PendingUpload = { key: number; name: string; share: number };

type Options = {
  value: UploadedPicture[];
  onChange: (next: UploadedPicture[]) => void;
  purpose: UploadPurpose;
  /** Most pictures together. */
  max: number;
};

let keys = 0;

/** Uploads chosen files one after the other, so that they keep the order in which they were chosen. */
export function usePictureUploads({ value, onChange, purpose, max }: Options) {
  const policy = useUploadPolicy();
  const { mimeTypes, warning } = policy;
  const most = mostBytes(policy, purpose);
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The value when an upload ends, which is not the one when it began.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const queue = useRef(Promise.resolve());

  const send = async (file: File, key: number) => {
    try {
      const picture = await uploadPicture(file, purpose, (share) =>
        setPending((all) => all.map((row) => (row.key === key ? { ...row, share } : row))),
      );
      const next = [...latest.current.value, picture].slice(0, max);
      latest.current.value = next;
      latest.current.onChange(next);
    } catch (error) {
      setRefusal(error instanceof UploadRefused ? error.message : t(SOMETHING_WRONG));
    } finally {
      setPending((all) => all.filter((row) => row.key !== key));
    }
  };

  const add = (files: readonly File[]) => {
    const right = files.filter((file) => mimeTypes.includes(file.type) && file.size <= most);
    setRefusal(right.length < files.length ? t(warning) : null);
    const room = Math.max(0, max - latest.current.value.length - pending.length);
    for (const file of right.slice(0, room)) {
      keys += 1;
      const key = keys;
      setPending((all) => [...all, { key, name: file.name, share: 0 }]);
      queue.current = queue.current.then(() => send(file, key));
    }
  };

  return { pending, refusal, add, accept: mimeTypes.join(',') };
}
