import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnsweredQuestion } from '~/domain/questions/contract';
import { quizRun } from '~/domain/quizzes/contract';
import { runAction, type ProblemError } from '~/web/live/client';
import { AnswerQueue } from './answer-queue';
import { keptKey, type Entry } from './kept-answers';

export type Taken = AnsweredQuestion | { saved: true };

interface Ends {
  onTaken: (entry: Entry, output: Taken) => void;
  onRefused: (entry: Entry, problem: ProblemError) => void;
}

export function sendAnswer(quizlogId: number, entry: Entry, leaving: boolean): Promise<Taken> {
  const address = { params: { quizlog_id: quizlogId } };
  const common = {
    question_id: entry.question_id,
    quizlog_id: quizlogId,
    submission_id: entry.submission_id,
    seconds: entry.seconds,
  };
  const options = { keepalive: leaving };
  if (entry.kind === 'answer_submit')
    return runAction(
      quizRun,
      'answer_submit',
      address,
      { ...common, answer_id: entry.answer_id, picked_at: entry.picked_at },
      options,
    );
  if (entry.kind === 'free_text_show')
    return runAction(quizRun, 'free_text_show', address, { ...common, texts: entry.texts }, options);
  return runAction(quizRun, 'free_text_submit', address, { ...common, self_marks: entry.self_marks }, options);
}

/** The way of a quiz's answers to the server; what was kept on the device before goes first. `ends` is set by `useQueueEnds`. */
export function useAnswerQueue(personId: number, quizlogId: number) {
  const ends = useRef<Ends>({ onTaken: () => {}, onRefused: () => {} });
  const [queue] = useState(
    () =>
      new AnswerQueue<Taken>(keptKey(personId, quizlogId), {
        send: (entry, leaving) => sendAnswer(quizlogId, entry, leaving),
        taken: (entry, output) => ends.current.onTaken(entry, output),
        refused: (entry, problem) => ends.current.onRefused(entry, problem),
      }),
  );
  useEffect(() => queue.open(), [queue]);
  const queueState = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const listen = (latest: Ends) => {
    ends.current = latest;
  };
  return { queue, queueState, listen };
}

/** What to do with the server's answers; before the effects of a commit, so that none is missed. */
export function useQueueEnds(listen: (ends: Ends) => void, ends: Ends): void {
  useLayoutEffect(() => listen(ends));
}
