import { Button, FileButton, Loader } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { isOurPicture } from '~/domain/flashcards/decks/pictures';
import { IMAGE_TYPES } from '~/domain/images/contract';
import { ProblemError } from '~/web/live/problem-error';
import { upload } from '~/web/live/upload';
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
        <FileButton
          accept={IMAGE_TYPES.join(',')}
          onChange={(file) => void send(file)}
          inputProps={{ 'aria-label': say({ id: 'flashcards.decks.card.picture.add' }, { side: name }) }}
        >
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              size="compact-md"
              disabled={sending}
              leftSection={sending ? <Loader size={16} /> : <IconPhotoPlus size={18} aria-hidden />}
            >
              <FormattedMessage
                id={url === '' ? 'flashcards.decks.card.picture.add' : 'flashcards.decks.card.picture.change'}
                values={{ side: name }}
              />
            </Button>
          )}
        </FileButton>
        {url !== '' && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconTrash size={18} aria-hidden />}
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
