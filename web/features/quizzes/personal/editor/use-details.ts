import { useEffect } from 'react';
import { personalQuizEditor, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { useSaved } from '~/web/drafts/use-saver';
import { runAction } from '~/web/live/client';
import { detailsOf, detailsPorts, type Details, type Edited } from './details';

/** Title, tags, looks and sharing of a quiz, saved as they are changed, and at the latest when the page is left. */
export function useDetails(quiz: PersonalQuizSummary, saved: (edited: Edited) => void) {
  const { value, state, write, flush, adopt } = useSaved(() => ({
    ports: detailsPorts(
      (input, leaving) =>
        runAction(personalQuizEditor, 'submit', { params: { quizId: quiz.id } }, input, { keepalive: leaving }),
      saved,
    ),
    head: { version: quiz.version },
    value: detailsOf(quiz),
  }));
  useEffect(() => adopt({ version: quiz.version }, detailsOf(quiz)), [adopt, quiz]);
  return {
    details: value,
    state,
    /** @param after milliseconds to wait for the next change; 0 saves at once */
    change: (part: Partial<Details>, after?: number) => write({ ...value, ...part }, after),
    flush,
    /** Takes what the server has, also where something here is lost by it. */
    reload: (there: PersonalQuizSummary) => adopt({ version: there.version }, detailsOf(there), true),
  };
}
