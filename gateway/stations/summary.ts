import type { FastifyInstance } from 'fastify';
import { transcriptOf } from '~/domain/consultations/find-consultation.query';
import { withCards } from '~/domain/flashcards/drafting/drafted-items.query';
import { lateMarksOf } from '~/domain/group-practice/late-marks.query';
import { observedTicks } from '~/domain/group-practice/observe-round';
import * as contract from '~/domain/stations/summary-contract';
import { feedbackOf, tookPart } from '~/domain/stations/feedback.query';
import { compareTicks } from '~/domain/stations/marking';
import { findSummary, summaryNotFound } from '~/domain/stations/find-summary.query';
import { requestFeedback } from '~/domain/stations/request-feedback';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';
import { groupPart, seatIfAny } from './station-group';
import { safeTexts } from '~/domain/kit/html/safe-html';

/** Askings for feedback by one person in an hour: each may cost money. */
const ASKINGS = { points: 60, seconds: 3_600 };

/** What came of a station, and asking for feedback on it. */
export function bindStationSummary(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const askings = app.limits.limiter('feedback-person', ASKINGS.points, ASKINGS.seconds);

  bindPage(app, deps, contract.summary, {
    async data({ person, params, query }) {
      const [found, seat, consultation_url] = await Promise.all([
        findSummary(read, person.id, params.base, params.quizlog_id),
        seatIfAny(read, person, query.pin),
        transcriptOf(read, person.id, params.quizlog_id),
      ]);
      const { attempt, station } = found;
      const { group_session_id, group_round } = attempt;
      const round =
        group_session_id === null || group_round === null ? null : { session_id: group_session_id, round: group_round };
      const [late, observed, sections] = await Promise.all([
        round ? lateMarksOf(read, round, attempt) : [],
        round && observedTicks(read, person.id, round),
        withCards(read, person.id, station.id, found.sections),
      ]);
      return {
        quizlog_id: params.quizlog_id,
        station: {
          ...station,
          ...safeTexts(station, 'walkthrough', 'useful_links'),
        },
        submitted_at: found.submitted_at.toISOString(),
        seconds_used: attempt.seconds_used,
        candidate_name: attempt.candidate_name,
        examiner_name: attempt.examiner_name,
        mine: attempt.mine,
        ...found.score,
        sections,
        grades: found.grades,
        ...safeTexts(attempt, 'comments'),
        questions: found.questions,
        history: found.history,
        feedback: found.feedback,
        late_marks: late,
        observed: observed && compareTicks(attempt.sections, observed, attempt.ticked),
        group: groupPart(seat),
        in_group: group_session_id !== null,
        consultation_url,
      };
    },
    actions: {
      async ai_feedback({ person, params }) {
        const feedback = (await tookPart(read, person.id, params.quizlog_id))
          ? await feedbackOf(read, params.quizlog_id)
          : null;
        if (!feedback) throw summaryNotFound();
        return feedback;
      },
      async start_ai_feedback({ person, params }) {
        await askings.take(person.id);
        return deps.inTransaction((tx) => requestFeedback(tx, person, params.quizlog_id));
      },
    },
  });
}
