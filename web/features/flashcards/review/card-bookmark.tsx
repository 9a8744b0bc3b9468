import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { bookmarkFlashcard } from '~/domain/flashcards/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import type { Card } from './use-review';

interface Props {
  card: Card;
  button: RefObject<HTMLButtonElement | null>;
}

/** On or off at once, kept on the device without a network; it goes back when the server refuses (spec 2 §4). */
export function CardBookmark({ card, button }: Props) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const send = useKeptCall(bookmarkFlashcard, `flashcard-bookmark.${card.id}`, {
    taken: ({ bookmarked }) => setOn(bookmarked),
    refused: (problem, input) => {
      setOn(input.action === 'remove');
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const kept = send.waiting.at(-1)?.input.action;
  const [on, setOn] = useState(kept === undefined ? card.bookmarked : kept === 'add');
  const title = say({ id: on ? 'flashcards.bookmark.remove' : 'flashcards.bookmark.add' });
  return (
    <ActionIcon
      ref={button}
      size={48}
      variant="subtle"
      color={on ? undefined : 'gray'}
      aria-label={title}
      title={title}
      aria-pressed={on}
      aria-keyshortcuts="b"
      onClick={() => {
        setOn(!on);
        send.send(card.id, { flashcard_id: card.id, action: on ? 'remove' : 'add' });
      }}
    >
      {on ? <IconBookmarkFilled size={22} aria-hidden /> : <IconBookmark size={22} aria-hidden />}
    </ActionIcon>
  );
}
