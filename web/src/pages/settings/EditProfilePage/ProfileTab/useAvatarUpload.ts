import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { ImageRefused, UploadRefused, uploadPicture } from '../../../../components/upload/uploadPicture.ts';
import { uploadWarning, useUploadPolicy } from '../../../../components/upload/useUploadPolicy.ts';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { cropPicture, type Square } from '../AvatarCrop/cropPicture.ts';
import { SetAvatarDocument } from './profileFormDocuments.ts';

/** Checks a chosen picture, has it cropped, uploads it and makes it the viewer's face. */
export function useAvatarUpload() {
  const policy = useUploadPolicy();
  const [setAvatar] = useMutation(SetAvatarDocument);
  const toast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const warn = (text: string) => {
    setUrl(null);
    setWarning(text);
  };
  const choose = (file: File) => {
    setError(null);
    if (!policy.mimeTypes.includes(file.type) || file.size > policy.profileMaxBytes)
      return warn(uploadWarning(policy, 'avatar'));
    setUrl(URL.createObjectURL(file));
  };
  const use = async (square: Square) => {
    if (!url) return;
    setError(null);
    setShare(0);
    try {
      const limits = { maxBytes: policy.profileMaxBytes, warning: uploadWarning(policy, 'avatar') };
      const { id } = await uploadPicture(await cropPicture(url, square, limits), 'avatar', {
        onProgress: setShare,
      });
      await setAvatar({ variables: { input: { picture: id } } });
      setUrl(null);
      toast(t('Your photo is saved.'));
    } catch (thrown) {
      // A picture that is refused is not offered again; after anything else the next try may do.
      if (thrown instanceof ImageRefused) warn(thrown.message);
      else setError(thrown instanceof UploadRefused ? thrown.message : toFailure(thrown).message);
    } finally {
      setShare(null);
    }
  };

  return {
    url,
    /** How far the upload is, 0 to 1; null when there is none. */
    share,
    warning,
    error,
    accept: policy.mimeTypes.join(','),
    choose,
    use: (square: Square) => void use(square),
    refuse: () => warn(uploadWarning(policy, 'avatar')),
    cancel: () => setUrl(null),
    dismiss: () => setWarning(null),
  };
}
