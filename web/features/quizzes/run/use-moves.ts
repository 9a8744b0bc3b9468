import { useState } from 'react';
import type { QuestionActs } from '../question/use-question-acts';
import { asksForVote, nextPosition } from './run-view';
import type { Run } from './use-run';
import type { RunFocus } from './use-run-focus';

type Move = number | 'on';

/** Going from question to question; if a vote is asked for, that comes first (spec 1 §4). */
export function useMoves(run: Run, acts: QuestionActs, focus: RunFocus, onEnd: () => void) {
  const [held, setHeld] = useState<Move | null>(null);
  const go = (to: Move) => {
    const position = to === 'on' ? nextPosition(run.state) : to;
    if (position === null) return onEnd();
    if (position !== run.state.at) focus.leadOn();
    run.go(position);
  };
  /** @param answered whether the question that is left has its answer, marks and all */
  const move = (to: Move, answered: boolean) => {
    if (answered && asksForVote(run.state, run.placed, run.placed?.answered ?? null, acts.vote)) setHeld(to);
    else go(to);
  };
  return {
    /** Does what the primary button says. */
    press: () => {
      if (!run.primary?.enabled) return;
      if (run.primary.does === 'submit' || run.primary.does === 'show') return run.submit();
      if (run.phase === 'marking') run.submit();
      move('on', run.phase === 'answered' || run.phase === 'marking');
    },
    jump: (position: number) => move(position, run.phase === 'answered'),
    voteAsked: held !== null,
    vote: (type: 1 | -1) => {
      acts.castVote(type);
      const to = held;
      setHeld(null);
      if (to !== null) go(to);
    },
    /** Looks at the explanation once more before voting. */
    stay: () => setHeld(null),
  };
}

export type Moves = ReturnType<typeof useMoves>;
