import { useCallback, useMemo, useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { flagQuestion, skipQuestion } from '~/domain/quizzes/contract';
import { keptInputs, useKeptCall } from '~/web/drafts/use-kept';
import type { ProblemError } from '~/web/live/problem-error';
import { serverNow } from '~/web/live/server-time';
import { uuid } from '~/web/live/uuid';
import { useAnnounce } from '~/web/ui/announcer';
import { useProblemMessage } from '~/web/ui/problem';
import { isComplete, type Draft } from '../question/draft';
import { useStable } from '~/web/ui/use-stable';
import type { Entry } from './kept-answers';
import { noteTimeOfRun, type RunStart } from './kept-run';
import { draftOf, initialRun, isExam, placeOf, restored, runReducer, selfMarks, withMoves } from './run-state';
import { ahead, cellsOf, current, missingFrom, nextPosition, phaseOf, primaryOf, progressOf } from './run-view';
import type { Stopwatch } from './stopwatch';
import { useAnswerQueue, useQueueEnds, type Taken } from './use-answer-queue';
import { useOtherTabs } from './use-other-tabs';
import { useWindows } from './use-windows';
import { showToast } from '~/web/ui/toast';

/** Milliseconds that a pick in an exam may still be changed before it is sent. */
export const SAVE_DELAY = 400;
/** Refusals that say that the quiz has ended, elsewhere or by its clock. */
const ENDED = new Set(['quiz-finished', 'time-is-up']);
/** The same of an exam; one that ended without an answer is gone. */
const TOO_LATE = new Set([...ENDED, 'quiz-not-found']);

interface Setting {
  quizlogId: number;
  data: RunStart;
  personId: number;
  stopwatch: Stopwatch;
  /** The last open question was skipped (spec 1 §4). */
  onNothingLeft: () => void;
}

/** A run: what is to be seen of it, and all that the person can do with it short of ending it. */
export function useRun({ quizlogId, data, personId, stopwatch, onNothingLeft }: Setting) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const problemMessage = useProblemMessage();
  const [skips, flags] = [`quiz-skip.${quizlogId}`, `quiz-flag.${quizlogId}`];
  const { queue, queueState, listen } = useAnswerQueue(personId, quizlogId);
  const [state, dispatch] = useReducer(runReducer, data, (first) => {
    noteTimeOfRun(first);
    return withMoves(
      restored(initialRun(first), queue.kept),
      keptInputs(skipQuestion, skips, personId),
      keptInputs(flagQuestion, flags, personId),
    );
  });
  const missing = missingFrom(state);
  const windows = useWindows(quizlogId, missing, missing === state.at, dispatch);
  const { load } = windows;
  const [recorded, setRecorded] = useState<number | null>(null);

  const exam = isExam(state);
  const stuck = queueState.connection !== 'online';
  const placed = current(state);
  const questionId = placed?.question.question_id ?? null;
  const tellOtherTabs = useOtherTabs(quizlogId, (changed) => {
    const place = changed === null ? undefined : placeOf(state, changed);
    void load(place?.position ?? state.at).catch(() => undefined);
  });

  /** Another tab, or an earlier try, was first: what is recorded is shown instead. */
  const showRecorded = async (entry: Entry, problem: ProblemError) => {
    try {
      if (ENDED.has(problem.code)) return dispatch({ type: 'ended' });
      const newest = await load(placeOf(state, entry.question_id)?.position ?? state.at);
      const known = newest.questions.some(
        (each) => each.question.question_id === entry.question_id && each.answered !== null,
      );
      if (known) {
        setRecorded(entry.question_id);
        announce(say({ id: 'quizzes.run.recorded' }));
        return;
      }
      if (newest.places.some((place) => place.question_id === entry.question_id && place.state === 'skipped')) return;
    } catch {
      // The refusal is shown all the same.
    }
    dispatch({ type: 'refused', questionId: entry.question_id, problem });
  };
  useQueueEnds(listen, {
    onTaken: (entry: Entry, output: Taken) => {
      if ('saved' in output) dispatch({ type: 'saved', questionId: entry.question_id });
      else dispatch({ type: 'answered', questionId: entry.question_id, answered: output });
      tellOtherTabs(entry.question_id);
    },
    onRefused: (entry, problem) => {
      if (exam && TOO_LATE.has(problem.code)) dispatch({ type: 'late', questionId: entry.question_id });
      else if (problem.status === 409) void showRecorded(entry, problem);
      else dispatch({ type: 'refused', questionId: entry.question_id, problem });
    },
  });

  const give = (draft: Draft): void => {
    if (!placed) return;
    const common = { question_id: placed.question.question_id, submission_id: uuid(), seconds: stopwatch.seconds() };
    const entry: Entry = placed.answered
      ? { ...common, kind: 'free_text_submit', self_marks: selfMarks(placed, draft) }
      : placed.question.question_type === FREE_TEXT
        ? {
            ...common,
            kind: 'free_text_show',
            texts: placed.question.answers.map(({ answer_id }) => ({
              answer_id,
              free_text: (draft.texts[answer_id] ?? '').trim(),
            })),
          }
        : {
            ...common,
            kind: 'answer_submit',
            answer_id: placed.question.answers
              .flatMap(({ answer_id }) => (draft.picks.includes(answer_id) ? [answer_id] : []))
              .join(','),
            ...(exam && { picked_at: serverNow() }),
          };
    queue.add(entry, exam ? SAVE_DELAY : 0);
    dispatch({ type: 'submitted', questionId: common.question_id, as: entry.kind });
    stopwatch.keep();
  };

  const pickOption = (answerId: number) => {
    if (!placed) return;
    const action = { type: 'pick', questionId: placed.question.question_id, answerId } as const;
    dispatch(action);
    if (!exam) return;
    const draft = draftOf(runReducer(state, action), action.questionId);
    if (isComplete(placed.question, draft)) give(draft);
  };

  const skipping = useKeptCall(skipQuestion, skips, {
    taken: ({ remaining }) => {
      tellOtherTabs();
      if (remaining === 0) onNothingLeft();
    },
    refused: (problem, { question_id }) => {
      dispatch({ type: 'skipped', questionId: Number(question_id), skipped: false });
      showToast(problemMessage(problem), { title: say({ id: 'quizzes.run.skip-failed' }), tone: 'failure' });
    },
  });
  const flag = useKeptCall(flagQuestion, flags, {
    taken: ({ flagged }, { question_id }) => {
      // A window that was read before it may have come in between.
      dispatch({ type: 'flagged', questionId: Number(question_id), flagged });
      tellOtherTabs();
    },
    refused: (problem, { question_id, flagged }) => {
      dispatch({ type: 'flagged', questionId: Number(question_id), flagged: !flagged });
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });

  return {
    state,
    exam,
    placed,
    /** Asks the server for its time, after the device may have slept, and for what other devices have answered. */
    readAgain: useStable(() => void load(state.at).catch(() => undefined)),
    /** Where 'next' leads. */
    ahead: ahead(state),
    phase: phaseOf(state),
    primary: primaryOf(state, stuck),
    progress: progressOf(state),
    cells: useMemo(() => cellsOf(state, stuck), [state, stuck]),
    refusal: questionId === null ? null : (state.refusals[questionId] ?? null),
    /** Whether the answer shown is one that was recorded before this tab's. */
    recorded: recorded !== null && recorded === questionId,
    queue,
    queueState,
    stuck,
    /** What the quiz consists of and the server does not have yet. */
    unsent: queueState.waiting + skipping.waiting.length + flag.waiting.length,
    /** Some of it waits for the network. */
    held: stuck || skipping.waits || flag.waits,
    sendNow: () => {
      queue.retry();
      skipping.retry();
    },
    windows,
    tellOtherTabs,
    go: useCallback((position: number) => dispatch({ type: 'go', position }), []),
    /** Submits, shows the right answers, or hands in one's own marks, whichever comes next for the question shown. */
    submit: () => {
      if (placed) give(draftOf(state, placed.question.question_id));
    },
    onPick: useStable(pickOption),
    onWrite: useStable((answerId: number, text: string) =>
      dispatch({ type: 'write', questionId: questionId ?? 0, answerId, text }),
    ),
    onMark: useStable((answerId: number, mark: boolean) =>
      dispatch({ type: 'mark', questionId: questionId ?? 0, answerId, mark }),
    ),
    onMarkAll: useStable((mark: boolean) => dispatch({ type: 'mark-all', questionId: questionId ?? 0, mark })),
    /** Takes the question out of the list and goes on at once; it comes back if the server does not hear of it. */
    skip: () => {
      if (questionId === null || exam) return;
      const next = nextPosition(state);
      dispatch({ type: 'skipped', questionId, skipped: true });
      if (next !== null) dispatch({ type: 'go', position: next });
      skipping.send(questionId, { question_id: questionId, quizlog_id: quizlogId });
    },
    toggleFlag: () => {
      const place = questionId === null ? undefined : placeOf(state, questionId);
      if (!place) return;
      dispatch({ type: 'flagged', questionId: place.question_id, flagged: !place.flagged });
      flag.send(place.question_id, { question_id: place.question_id, quizlog_id: quizlogId, flagged: !place.flagged });
    },
  };
}

export type Run = ReturnType<typeof useRun>;
