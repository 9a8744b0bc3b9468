import { markFlashcard } from '~/domain/flashcards/contract';
import type { Input } from '~/domain/kit/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** How a card is set aside. */
export type Aside = 'suspended' | 'buried';
type Marks = Omit<Input<typeof markFlashcard>, 'flashcard_id'>;

/** Suspends, buries or flags a card, or takes it back; kept on the device without a network. */
export function useMarks() {
  const problemMessage = useProblemMessage();
  const marks = useKeptCall(markFlashcard, 'flashcard-mark', {
    refused: (problem) => showToast(problemMessage(problem), { tone: 'failure' }),
  });
  // Of several about the same thing, the last counts.
  return (flashcard_id: number, what: Marks) =>
    marks.send(`${flashcard_id}.${Object.keys(what).join()}`, { flashcard_id, ...what });
}
