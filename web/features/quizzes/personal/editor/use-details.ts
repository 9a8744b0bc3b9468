import { useEffect, useRef } from 'react';
import { personalQuizEditor, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { useSaved } from '~/web/drafts/use-saver';
import { runAction } from '~/web/live/client';
import { detailsOf, detailsPorts, mergeDetails, type Details, type Edited } from './details';

/**
 * Title, tags, looks and sharing of a quiz, saved as they are changed, and at the latest when the page is left. What another tab
 * saved meanwhile is merged field by field; if both changed one field, the person chooses.
 *
 * @param read what the server has by now
 */
export function useDetails(
  quiz: PersonalQuizSummary,
  saved: (edited: Edited) => void,
  read: () => Promise<PersonalQuizSummary | undefined>,
) {
  /** What is changed here is changed on this. */
  const base = useRef(detailsOf(quiz));
  const { value, state, theirs, write, flush, adopt, choose } = useSaved(() => ({
    ports: detailsPorts(
      (input, leaving) =>
        runAction(personalQuizEditor, 'submit', { params: { quizId: quiz.id } }, input, { keepalive: leaving }),
      (edited) => {
        base.current = detailsOf(edited.quiz);
        saved(edited);
      },
      read,
    ),
    head: { version: quiz.version },
    value: detailsOf(quiz),
  }));
  useEffect(() => {
    if (adopt({ version: quiz.version }, detailsOf(quiz))) base.current = detailsOf(quiz);
  }, [adopt, quiz]);
  const chosen = (details: Details) => {
    if (theirs) base.current = theirs;
    choose(details);
  };
  const merged = theirs && mergeDetails(base.current, value, theirs);
  useEffect(() => {
    if (merged) chosen(merged);
    // Once for each state that was saved elsewhere.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [theirs]);
  return {
    details: value,
    state,
    /** What was saved elsewhere, if there is something to choose. */
    theirs: merged ? null : theirs,
    choose: chosen,
    /** @param after milliseconds to wait for the next change; 0 saves at once */
    change: (part: Partial<Details>, after?: number) => write({ ...value, ...part }, after),
    flush,
  };
}
