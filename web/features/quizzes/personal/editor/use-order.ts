import { useRef, useState } from 'react';
import { personalQuizEditor, type PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { runAction } from '~/web/live/client';
import { ProblemError } from '~/web/live/problem-error';
import type { Edited } from './details';

interface Ends {
  quizId: number;
  questions: readonly PersonalQuestion[];
  saved: (edited: Edited) => void;
  /** The server has another list than this one. */
  outdated: () => void;
}

/**
 * The questions in the order that is wanted, shown at once and sent behind it, the newest order last. What is refused
 * goes back to how it was, and says why (spec 2 §4, §8).
 */
export function useOrder({ quizId, questions, saved, outdated }: Ends) {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const next = useRef<readonly number[] | null>(null);
  const sending = useRef(false);

  const byId = new Map(questions.map((question) => [question.question_id, question]));
  const ordered = wanted
    ? [
        ...wanted.flatMap((id) => byId.get(id) ?? []),
        ...questions.filter(({ question_id }) => !wanted.includes(question_id)),
      ]
    : questions;

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (next.current) {
        const order = next.current;
        next.current = null;
        const edited = await runAction(
          personalQuizEditor,
          'reorder_quiz',
          { params: { quizId } },
          { 'question-order': order.join(',') },
        );
        if (next.current) continue;
        saved(edited);
        setWanted(null);
      }
    } catch (error) {
      next.current = null;
      setWanted(null);
      const refused = error instanceof ProblemError ? error : ProblemError.offline();
      setProblem(refused);
      if (!refused.passing) outdated();
    } finally {
      sending.current = false;
    }
  };

  /** @param to the place it takes, from 0 */
  const move = (questionId: number, to: number) => {
    const ids = ordered.map(({ question_id }) => question_id);
    const from = ids.indexOf(questionId);
    if (from === -1 || to < 0 || to >= ids.length || to === from) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    setProblem(null);
    setWanted(ids);
    next.current = ids;
    void send();
  };

  return { ordered, move, problem };
}
