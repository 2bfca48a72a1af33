import { useEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import { SOMETHING_WRONG } from '../../lib/errors.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import {
  type UploadedPicture,
  UploadInterrupted,
  type UploadPurpose,
  UploadRefused,
  uploadPicture,
} from './uploadPicture.ts';
import { mostBytes, uploadWarning, useUploadPolicy } from './useUploadPolicy.ts';

/** A picture that is not there yet: on its way, or stopped by the line. */
export type PendingUpload = {
  key: number;
  name: string;
  /** Of it that has been sent, 0 to 1. */
  share: number;
  isStopped: boolean;
  again: () => void;
  drop: () => void;
};

type Options = {
  value: UploadedPicture[];
  onChange: (next: UploadedPicture[]) => void;
  purpose: UploadPurpose;
  max: number;
};

/** Makes the pictures there are now into those that there shall be. */
type Edit = (to: (now: UploadedPicture[]) => UploadedPicture[]) => void;

/**
 * The pictures as they are at this moment. A form draws what it is told some time later; whoever went by what is drawn
 * would write over an upload that ended in between.
 */
function useLatest(value: UploadedPicture[], onChange: Options['onChange']) {
  const latest = useRef({ value, onChange, drawn: value });
  // What the form was told and has not drawn yet.
  const told = useRef<UploadedPicture[][]>([]);
  useEffect(() => {
    const { current } = latest;
    current.onChange = onChange;
    if (value === current.drawn) return;
    current.drawn = value;
    const place = told.current.indexOf(value);
    told.current = place < 0 ? [] : told.current.slice(place + 1);
    // What we said ourselves is no news, and may be old by now.
    if (place < 0) current.value = value;
  });
  const edit: Edit = (to) => {
    const next = to(latest.current.value);
    told.current.push(next);
    latest.current.value = next;
    latest.current.onChange(next);
  };
  return { latest: () => latest.current.value, edit };
}

let keys = 0;

/**
 * Uploads chosen files one after the other, so that they keep the order in which they were chosen. What the line stops
 * stays at hand, to be sent again. Whoever takes pictures away or moves them does so by `edit`.
 */
export function usePictureUploads({ value, onChange, purpose, max }: Options) {
  const policy = useUploadPolicy();
  const { mimeTypes } = policy;
  const most = mostBytes(policy, purpose);
  const [pending, setPending] = useState<PendingUpload[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { latest, edit } = useLatest(value, onChange);
  const queue = useRef(Promise.resolve());
  const change = (key: number, news: Partial<PendingUpload>) =>
    setPending((all) => all.map((row) => (row.key === key ? { ...row, ...news } : row)));
  const forget = (key: number) => setPending((all) => all.filter((row) => row.key !== key));

  const send = async (file: File, key: number, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const onProgress = (share: number) => change(key, { share });
      const small = await shrinkPicture(file);
      if (signal.aborted) return;
      const picture = await uploadPicture(small, purpose, { onProgress, signal });
      edit((now) => [...now, picture].slice(0, max));
      forget(key);
    } catch (error) {
      if (signal.aborted) return;
      setRefusal(error instanceof UploadRefused ? error.message : t(SOMETHING_WRONG));
      if (error instanceof UploadInterrupted) change(key, { share: 0, isStopped: true });
      else forget(key);
    }
  };

  const begin = (file: File) => {
    keys += 1;
    const key = keys;
    const stop = new AbortController();
    const enqueue = () => {
      queue.current = queue.current.then(() => send(file, key, stop.signal));
    };
    const again = () => {
      setRefusal(null);
      change(key, { isStopped: false });
      enqueue();
    };
    const drop = () => {
      stop.abort();
      setRefusal(null);
      forget(key);
    };
    setPending((all) => [...all, { key, name: file.name, share: 0, isStopped: false, again, drop }]);
    enqueue();
  };

  const add = (files: readonly File[]) => {
    const right = files.filter((file) => mimeTypes.includes(file.type) && file.size <= most);
    const room = Math.max(0, max - latest().length - pending.length);
    if (right.length < files.length) setRefusal(uploadWarning(policy, purpose));
    else
      setRefusal(
        right.length > room
          ? t('You can add up to {max} pictures. The others were left out.', { max })
          : null,
      );
    for (const file of right.slice(0, room)) begin(file);
  };

  return { pending, refusal, add, edit, accept: mimeTypes.join(',') };
}
