import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileDetails, removeAvatar, setAvatar } from '~/domain/accounts/profile/contract';
import { IMAGE_BYTES_MAX, IMAGE_TYPES } from '~/domain/images/contract';
import { useSession } from '~/web/core/session';
import { pageKey, ProblemError, useMutate } from '~/web/live/client';
import { upload } from '~/web/live/upload';

const refused = (status: number, code: string) => new ProblemError(status, code, '');

/** Choosing, cropping and sending one's picture. What the browser cannot show is sent as it is: the server says what is wrong with it. */
export function useAvatar() {
  const cache = useQueryClient();
  const session = useSession();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const changed = async () => {
    await Promise.all([cache.invalidateQueries({ queryKey: pageKey(profileDetails) }), session.refetch()]);
  };
  const failed = { onError: (error: ProblemError) => setProblem(error), onSuccess: changed };
  const send = useMutation<unknown, ProblemError, Blob>({
    ...failed,
    mutationFn: (file) => {
      const form = new FormData();
      form.set('upload', file, 'avatar');
      return upload(setAvatar, form, { signal: new AbortController().signal, onProgress: () => undefined });
    },
  });
  const remove = useMutate(removeAvatar, failed);

  return {
    picture,
    problem,
    sending: send.isPending,
    removing: remove.isPending,
    async choose(file: File | null) {
      setProblem(null);
      if (!file) return;
      if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return setProblem(refused(415, 'image-wrong-type'));
      if (file.size > IMAGE_BYTES_MAX) return setProblem(refused(413, 'image-too-large'));
      const shown = await createImageBitmap(file).catch(() => null);
      if (shown) setPicture(shown);
      else send.mutate(file);
    },
    cancel() {
      picture?.close();
      setPicture(null);
    },
    use(square: Blob) {
      picture?.close();
      setPicture(null);
      send.mutate(square);
    },
    remove() {
      setProblem(null);
      remove.mutate({});
    },
  };
}
