import { IconNote } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Annotated } from '~/domain/annotations/contract';
import { PASSAGE_MAX, PASSAGE_MIN } from '~/domain/flashcards/drafting/contract';
import { withWords } from '~/web/messages/words';
import { Button } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import { OnceWanted } from '~/web/ui/once-wanted';
import classes from './draft-card.module.css';

const DraftCard = fetched(withWords('flashcard-drafting', async () => (await import('./draft-card')).DraftCard));

interface Props {
  type: Annotated;
  entityId: number;
  /** The quiz in which the question was answered. */
  quizlogId?: number;
  /** Puts the passage into the note that one has on it. */
  onNote?: (passage: string) => void;
  children: ReactNode;
}

/** What of the page is marked within an element; empty if it is elsewhere, too short or too long. */
function markedWithin(element: HTMLElement): string {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const { commonAncestorContainer } = selection.getRangeAt(0);
  const text = selection.toString().trim();
  return element.contains(commonAncestorContainer) && text.length >= PASSAGE_MIN && text.length <= PASSAGE_MAX
    ? text
    : '';
}

/** Text of which a passage that is marked can be made a card, or be put into one's note. */
export function MarkedPassage({ type, entityId, quizlogId, onNote, children }: Props) {
  const within = useRef<HTMLDivElement>(null);
  const [passage, setPassage] = useState('');
  useEffect(() => {
    const look = () => {
      const marked = within.current ? markedWithin(within.current) : '';
      // Pressing the button may take the marking away: what was offered stays until something else is marked.
      if (marked !== '') setPassage(marked);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  const source = {
    source_kind: 'passage' as const,
    entity_type: type,
    entity_id: entityId,
    passage,
    ...(quizlogId === undefined ? {} : { quizlog_id: quizlogId }),
  };
  return (
    <>
      <div ref={within}>{children}</div>
      <OnceWanted wanted={passage !== ''}>
        <div className={`no-print ${classes.marked}`}>
          <DraftCard key={passage} source={source} />
          {onNote && (
            <Button
              variant="default"
              before={<IconNote size={20} aria-hidden />}
              onClick={() => {
                onNote(passage);
                setPassage('');
              }}
            >
              <FormattedMessage id="flashcards.draft.note" />
            </Button>
          )}
        </div>
      </OnceWanted>
    </>
  );
}
