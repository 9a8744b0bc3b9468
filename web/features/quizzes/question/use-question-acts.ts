import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { bookmarkQuestion, voteQuestion, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';
import type { QuizHead } from '~/domain/quizzes/contract';
import { sendReport } from '~/domain/discussion/contract';
import { useSession } from '~/web/core/session';
import { keptInputs, useKeptCall } from '~/web/drafts/use-kept';
import { useAnnounce } from '~/web/ui/announcer';
import { useProblemMessage } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

/** What the person has changed about a question since it came. */
interface Change {
  bookmarked?: boolean;
  vote?: 0 | 1 | -1;
  upvotes?: number;
  downvotes?: number;
  reported?: boolean;
}

export interface QuestionActs {
  bookmarked: boolean;
  toggleBookmark: () => void;
  /** 0 before one has voted. */
  vote: 0 | 1 | -1;
  upvotes: number;
  downvotes: number;
  /** Once, after answering, where the quiz has votes at all (spec 1 §4, §6). */
  mayVote: boolean;
  castVote: (type: 1 | -1) => void;
  mayReport: boolean;
  reportOpened: boolean;
  openReport: () => void;
  closeReport: () => void;
  setReported: () => void;
}

/** What the report of a question waits under on this device. */
export const reportKind = (questionId: number): string => `question-report.${questionId}`;

/** What waits on this device is reported as well, also after a reload. */
const reportIsKept = (questionId: number, personId: number): boolean =>
  keptInputs(sendReport, reportKind(questionId), personId).length > 0;

type May = Pick<QuizHead, 'abilities'>;

/**
 * Bookmark, vote and report of the question that is shown. Stands above the questions of a run, so that what was changed
 * about one is still known when it is come back to.
 */
export function useQuestionActs(
  question: OpenQuestion | null,
  answered: AnsweredQuestion | null,
  may: May,
): QuestionActs {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const problemMessage = useProblemMessage();
  const personId = useSession().person?.id ?? 0;
  const [reporting, setReporting] = useState<number | null>(null);
  const bookmark = useKeptCall(bookmarkQuestion, 'question-bookmark', {
    taken: ({ bookmarked }, { question_id }) => alter(Number(question_id), { bookmarked }),
    refused: (problem, { question_id, action }) => {
      alter(Number(question_id), { bookmarked: action === 'remove' });
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const send = useKeptCall(voteQuestion, 'question-vote', {
    taken: (output, { question_id }) => alter(Number(question_id), { ...output, vote: output.vote === 1 ? 1 : -1 }),
    refused: (problem, { question_id }) => {
      // The opposite was voted from elsewhere, and that vote stands.
      if (problem.code !== 'already-voted') alter(Number(question_id), { vote: 0 });
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  // What was kept before a reload counts on the screen from the start.
  const [changes, setChanges] = useState<Readonly<Record<number, Change>>>(() => {
    const kept: Record<number, Change> = {};
    for (const { input } of bookmark.waiting) kept[Number(input.question_id)] = { bookmarked: input.action === 'add' };
    for (const { input } of send.waiting)
      kept[Number(input.question_id)] = {
        ...kept[Number(input.question_id)],
        vote: Number(input.vote_type) === 1 ? 1 : -1,
      };
    return kept;
  });
  const alter = useCallback(
    (questionId: number, part: Change) =>
      setChanges((before) => ({ ...before, [questionId]: { ...before[questionId], ...part } })),
    [],
  );
  const id = question?.question_id ?? 0;
  const change = changes[id] ?? {};

  const bookmarked = change.bookmarked ?? question?.question_bookmarked ?? false;
  const vote = change.vote ?? (question?.question_upvote ? 1 : question?.question_downvote ? -1 : 0);
  const counts = {
    upvotes: change.upvotes ?? answered?.upvotes ?? 0,
    downvotes: change.downvotes ?? answered?.downvotes ?? 0,
  };
  const mayVote = answered !== null && may.abilities.vote;
  const reported = change.reported ?? (question?.question_reported || reportIsKept(id, personId));
  const mayReport = question !== null && may.abilities.report && !reported;

  return {
    bookmarked,
    toggleBookmark: () => {
      if (!question) return;
      alter(id, { bookmarked: !bookmarked });
      announce(say({ id: bookmarked ? 'quizzes.question.bookmark.off' : 'quizzes.question.bookmark.on' }));
      bookmark.send(id, { question_id: id, action: bookmarked ? 'remove' : 'add' });
    },
    vote,
    ...counts,
    mayVote,
    castVote: (type) => {
      if (!mayVote || vote !== 0) return;
      alter(id, { vote: type });
      announce(say({ id: 'quizzes.question.vote.voted' }));
      send.send(id, { data_request: 'question_vote', question_id: id, vote_type: type });
    },
    mayReport,
    reportOpened: reporting === id && question !== null,
    openReport: () => {
      if (mayReport) setReporting(id);
    },
    closeReport: () => setReporting(null),
    setReported: () => alter(id, { reported: true }),
  };
}
