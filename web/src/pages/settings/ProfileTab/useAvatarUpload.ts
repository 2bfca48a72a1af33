import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { UploadRefused, uploadPicture } from '../../../components/upload/uploadPicture.ts';
import { useUploadPolicy } from '../../../components/upload/useUploadPolicy.ts';
import { toFailure } from '../../../lib/errors.ts';
import { SetAvatarDocument } from './profileFormDocuments.ts';

/** Checks, previews and uploads a face, and makes it the viewer's own. */
export function useAvatarUpload() {
  const policy = useUploadPolicy();
  const [setAvatar] = useMutation(SetAvatarDocument);
  const [preview, setPreview] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const upload = async (file: File) => {
    if (!policy.mimeTypes.includes(file.type) || file.size > policy.profileMaxBytes) {
      return setWarning(policy.warning);
    }
    setPreview(URL.createObjectURL(file));
    setShare(0);
    try {
      const { id } = await uploadPicture(file, 'avatar', setShare);
      await setAvatar({ variables: { picture: id } });
    } catch (error) {
      setWarning(error instanceof UploadRefused ? error.message : toFailure(error).message);
    } finally {
      setShare(null);
      setPreview(null);
    }
  };

  return {
    preview,
    /** How far the upload is, 0 to 1; null when there is none. */
    share,
    warning,
    accept: policy.mimeTypes.join(','),
    upload,
    dismiss: () => setWarning(null),
  };
}
