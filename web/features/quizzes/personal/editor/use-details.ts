import { useEffect, useState, useSyncExternalStore } from 'react';
import { personalQuizEditor, type PersonalQuizSummary } from '~/domain/quizzes/personal/contract';
import { runAction } from '~/web/live/client';
import { DetailsSaver, type Edited } from './details-saver';

/** Title, tags, looks and sharing of a quiz, saved as they are changed, and at the latest when the page is left. */
export function useDetails(quiz: PersonalQuizSummary, saved: (edited: Edited) => void) {
  const [saver] = useState(
    () =>
      new DetailsSaver(quiz, {
        send: (input, leaving) =>
          runAction(personalQuizEditor, 'submit', { params: { quizId: quiz.id } }, input, { keepalive: leaving }),
        saved,
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => saver.adopt(quiz), [saver, quiz]);
  useEffect(() => {
    const leave = () => saver.flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [saver]);
  return { ...state, change: saver.change.bind(saver), flush: saver.flush, adopt: saver.adopt };
}
