import { useEffect, useRef, useState } from 'react';
import { Editor, type Point, type PointRef } from 'slate';
import { IMAGE_BYTES_MAX, IMAGE_TYPES, uploadImage } from '~/domain/images/contract';
import { upload } from '~/web/live/upload';
import { insertImage } from '../editing/images';

/** Why a file is not even sent. */
export type Refusal = 'type' | 'too-large';

export interface Upload {
  id: number;
  file: File;
  /** Of 1; null while it is not known. */
  share: number | null;
  failure: Refusal | Error | null;
}

export interface Uploads {
  uploads: readonly Upload[];
  /** Sends pictures, to stand where `at` is when they have arrived. */
  start: (files: readonly File[], at: Point | null) => void;
  retry: (id: number) => void;
  /** Stops it, or takes its failure from the list. */
  dismiss: (id: number) => void;
}

function refusalOf(file: File): Refusal | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return 'type';
  return file.size > IMAGE_BYTES_MAX ? 'too-large' : null;
}

/** Pictures on their way to the server. They stand in the text only once they are there, so that nothing half done is saved. */
export function useUploads(editor: Editor, onUploaded: (file: File) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const going = useRef(new Map<number, { stop: AbortController; at: PointRef | null }>());
  const next = useRef(1);

  useEffect(() => {
    const all = going.current;
    return () => all.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));

  const send = async (id: number, file: File) => {
    const { stop, at } = going.current.get(id)!;
    const form = new FormData();
    form.append('upload', file);
    try {
      const image = await upload(uploadImage, form, {
        signal: stop.signal,
        onProgress: (share) => change(id, { share }),
      });
      insertImage(editor, image, at?.unref() ?? null);
      going.current.delete(id);
      remove(id);
      onUploaded(file);
    } catch (error) {
      if (!stop.signal.aborted) change(id, { failure: error as Error });
    }
  };

  const start = (files: readonly File[], at: Point | null) => {
    for (const file of files) {
      const id = next.current++;
      const failure = refusalOf(file);
      setUploads((before) => [...before, { id, file, share: null, failure }]);
      if (failure) continue;
      going.current.set(id, {
        stop: new AbortController(),
        at: at && Editor.pointRef(editor, at, { affinity: 'forward' }),
      });
      void send(id, file);
    }
  };

  const retry = (id: number) => {
    const upload = uploads.find((one) => one.id === id);
    if (!upload || !going.current.has(id)) return;
    change(id, { failure: null, share: null });
    void send(id, upload.file);
  };

  const dismiss = (id: number) => {
    const one = going.current.get(id);
    one?.stop.abort();
    one?.at?.unref();
    going.current.delete(id);
    remove(id);
  };

  return { uploads, start, retry, dismiss };
}
