import { useIntl } from 'react-intl';
import type { Vote, Votes } from '~/domain/kit/acts/contract';
import { bookmarkQuestion, voteQuestion, type AnsweredQuestion, type OpenQuestion } from '~/domain/questions/contract';
import type { QuizHead } from '~/domain/quizzes/contract';
import { useBookmarks } from '~/web/parts/acts/use-bookmarks';
import { useReports } from '~/web/parts/acts/use-reports';
import { useVotes } from '~/web/parts/acts/use-votes';
import { useAnnounce } from '~/web/ui/announcer';

export interface QuestionActs extends Votes {
  bookmarked: boolean;
  toggleBookmark: () => void;
  /** Once, after answering, if the quiz has votes at all (spec 1 §4, §6). */
  mayVote: boolean;
  castVote: (vote: Vote) => void;
  mayReport: boolean;
  reportOpened: boolean;
  openReport: () => void;
  closeReport: () => void;
  setReported: () => void;
}

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
  const bookmarks = useBookmarks(bookmarkQuestion, 'question-bookmark');
  const votes = useVotes(voteQuestion, 'question-vote');
  const reports = useReports('question_report');

  const id = question?.question_id ?? 0;
  const sentBookmark = question?.question_bookmarked ?? false;
  const voted = votes.of(id, {
    vote: question?.question_upvote ? 1 : question?.question_downvote ? -1 : 0,
    upvotes: answered?.upvotes ?? 0,
    downvotes: answered?.downvotes ?? 0,
  });
  const mayVote = answered !== null && may.abilities.vote;
  const mayReport = question !== null && may.abilities.report && !reports.isReported(id, question.question_reported);

  return {
    bookmarked: bookmarks.isOn(id, sentBookmark),
    toggleBookmark: () => {
      if (!question) return;
      const on = bookmarks.toggle(id, sentBookmark);
      announce(say({ id: on ? 'quizzes.question.bookmark.on' : 'quizzes.question.bookmark.off' }));
    },
    ...voted,
    mayVote,
    castVote: (vote) => {
      if (!mayVote || voted.vote !== 0) return;
      votes.cast(id, vote);
      announce(say({ id: 'quizzes.question.vote.voted' }));
    },
    mayReport,
    reportOpened: reports.isOpened(id) && question !== null,
    openReport: () => {
      if (mayReport) reports.open(id);
    },
    closeReport: reports.close,
    setReported: () => reports.setReported(id),
  };
}
