import { useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { useAnnounce } from '~/web/ui/announcer';
import { marksOf } from '../question/draft';
import type { QuestionActs } from '../question/use-question-acts';
import type { Shortcut } from './shortcuts';
import { draftOf } from './run-state';
import type { Moves } from './use-moves';
import type { Run } from './use-run';
import { useShortcuts } from './use-shortcuts';

interface Setting {
  enabled: boolean;
  run: Run;
  acts: QuestionActs;
  moves: Moves;
  rangesOpened: boolean;
  showRanges: (opened: boolean) => void;
}

/** What each key does with the question that is shown (spec 1 §2). */
export function useRunKeys({ enabled, run, acts, moves, rangesOpened, showRanges }: Setting): void {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();

  /** A digit picks the option in that position; of a free-text question that is being marked, it marks the box right, and wrong the next time. */
  const digit = (position: number): boolean => {
    const answer = run.placed?.question.answers[position - 1];
    if (!run.placed || !answer) return false;
    if (run.phase === 'marking')
      run.onMark(
        answer.answer_id,
        !(
          marksOf(run.placed.answered!, draftOf(run.state, run.placed.question.question_id))[answer.answer_id] ?? false
        ),
      );
    else if (run.phase === 'open' && run.placed.question.question_type !== FREE_TEXT) run.onPick(answer.answer_id);
    else return false;
    return true;
  };
  const primary = (): boolean => {
    if (run.primary?.enabled) moves.press();
    else if (run.placed && run.phase === 'open')
      announce(
        say(
          { id: run.placed.question.question_type === FREE_TEXT ? 'quizzes.run.fill-first' : 'quizzes.run.pick-first' },
          { count: run.placed.question.selectable_answers },
        ),
      );
    else if (run.phase === 'marking') announce(say({ id: 'quizzes.run.mark-first' }));
    return true;
  };
  const vote = (type: 1 | -1): boolean => {
    if (!acts.mayVote || run.phase !== 'answered') return false;
    acts.castVote(type);
    return true;
  };

  useShortcuts(enabled, (shortcut: Shortcut) => {
    switch (shortcut.does) {
      case 'pick':
        return digit(shortcut.position);
      case 'primary':
        return primary();
      case 'skip':
        if (run.phase !== 'open') return false;
        if (run.exam) moves.press();
        else run.skip();
        return true;
      case 'ranges':
        showRanges(true);
        return true;
      case 'close':
        if (!rangesOpened) return false;
        showRanges(false);
        return true;
      case 'bookmark':
        acts.toggleBookmark();
        return run.placed !== null;
      case 'report':
        acts.openReport();
        return acts.mayReport;
      case 'vote-up':
        return vote(1);
      case 'vote-down':
        return vote(-1);
    }
  });
}
