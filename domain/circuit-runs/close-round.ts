import { Problem } from '../kit/errors';
import type { CleanHtml } from '../kit/html/clean-html';
import { readClock } from '../group-practice/keep-time';
import { roundMarksOf } from '../group-practice/round-marks.query';
import { secondsUsed } from '../stations/countdown';
import { GRADE_GROUPS } from '../stations/marking';
import { submitAttempt } from '../stations/submit-attempt';
import { GP_STYLE } from '../stations/styles';
import type { Transaction } from '../kit/transaction';
import type { Run } from './find-run.query';

/**
 * Ends the round. If its examiner has not submitted, the marks that were kept are taken as submitted if the examiner
 * could have submitted them without a warning: at least one box ticked, and every grade of a GP case. For the clock goes on
 * for everybody, and an examiner who was talking must not lose the candidate a result; what the form would have asked
 * about is no result, and stays the draft it is.
 */
export async function closeRound(tx: Transaction, run: Run): Promise<void> {
  const round = run.rounds[run.round - 1];
  if (!round || round.outcome !== null) return;
  const attemptId = await collect(tx, run);
  round.outcome = attemptId === null ? 'unfinished' : 'collected';
  round.attempt_id = attemptId;
}

async function collect(tx: Transaction, run: Run): Promise<number | null> {
  const { roles, station_id, station_revision } = run.rounds[run.round - 1]!;
  const named = (id: number | null) => run.people.find((person) => person.id === id) ?? null;
  const examiner = named(roles.examiner);
  if (!examiner || run.session.state === 'complete') return null;
  const group = { session_id: run.session.id, round: run.round };
  const { marks } = await roundMarksOf(tx, group);
  if (!marks || marks.ticked.length === 0) return null;
  if (run.style === GP_STYLE && GRADE_GROUPS.some((grade) => marks.grades[grade] === null)) return null;
  const { countdown } = await readClock(tx, run.session.id);
  try {
    return await submitAttempt(tx, {
      station: { id: station_id },
      revision: station_revision,
      examiner,
      candidate: named(roles.student),
      participants: run.people.filter((person) => !person.left).map(({ id, role }) => ({ account_id: id, role })),
      group,
      // Drafts are sanitised when they are kept; the result says by which version.
      input: {
        ...marks,
        comments: marks.comments as CleanHtml,
        html_version: marks.html_version ?? 0,
        seconds_used: secondsUsed(countdown, tx.clock.now().getTime()),
      },
    });
  } catch (error) {
    // An item is ticked that the checklist does not have: nothing was recorded.
    if (error instanceof Problem) return null;
    throw error;
  }
}
