import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import { IMAGE_TYPES } from '~/domain/images/contract';
import { ProblemError } from '~/web/live/problem-error';
import { upload } from '~/web/live/upload';
import { Busy, Button } from '~/web/ui/button';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './editor.module.css';

interface Props {
  side: 'front' | 'back';
  url: string;
  onChange: (url: string) => void;
  /** A picture is on its way, or has just come. */
  onUpload: () => void;
}

/** The picture of a side: sent to our own `flashcard_images`, shown from there only (spec 2 §5). */
export function CardPicture({ side, url, onChange, onUpload }: Props) {
  const { formatMessage: say } = useIntl();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File | null) => {
    if (!file) return;
    const form = new FormData();
    form.append('upload', file);
    setProblem(null);
    setSending(true);
    onUpload();
    try {
      const answer = await upload(uploadFlashcardImage, form, { signal: leaving.current.signal, onProgress: onUpload });
      onChange(answer.url);
    } catch (error) {
      if (!leaving.current.signal.aborted) setProblem(error instanceof ProblemError ? error : ProblemError.offline());
    }
    setSending(false);
  };
  const name = say({ id: `flashcards.decks.card.${side}` });
  return (
    <div className={classes.picture}>
      {isOurPicture(url) && (
        <img src={url} alt={say({ id: `flashcards.card.${side}.picture` })} className={classes.image} />
      )}
      <div className={classes.buttons}>
        <input
          ref={input}
          hidden
          type="file"
          accept={IMAGE_TYPES.join(',')}
          aria-label={say({ id: 'flashcards.decks.card.picture.add' }, { side: name })}
          onChange={({ currentTarget }) => void send(currentTarget.files?.[0] ?? null)}
        />
        <Button
          variant="subtle"
          size="compact"
          disabled={sending}
          before={sending ? <Busy /> : <IconPhotoPlus size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          <FormattedMessage
            id={url === '' ? 'flashcards.decks.card.picture.add' : 'flashcards.decks.card.picture.change'}
            values={{ side: name }}
          />
        </Button>
        {url !== '' && (
          <Button
            variant="subtle"
            tone="gray"
            size="compact"
            before={<IconTrash size={18} aria-hidden />}
            onClick={() => onChange('')}
          >
            <FormattedMessage id="flashcards.decks.card.picture.remove" values={{ side: name }} />
          </Button>
        )}
      </div>
      {problem && <ProblemNotice error={problem} />}
    </div>
  );
}
