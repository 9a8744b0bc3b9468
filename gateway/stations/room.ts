import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { transcriptOf } from '~/domain/consultations/find-consultation.query';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href, type Parsed } from '~/domain/kit/contract';
import { Problem } from '~/domain/kit/errors';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { isHost } from '~/domain/group-practice/policy';
import { findSeat } from '~/domain/group-practice/seat.query';
import { normalisePin } from '~/domain/group-practice/pin';
import { submitInRun } from '~/domain/circuit-runs/submit-in-run';
import { isOfEarlierRound, stationOfRound } from '~/domain/group-practice/earlier-round';
import { lateMarksOf } from '~/domain/group-practice/late-marks.query';
import { repeatedSubmit, submissionIdOf } from '~/domain/group-practice/repeated-submit.query';
import { roundMarksOf } from '~/domain/group-practice/round-marks.query';
import { type SafeMarks, saveRoundMarks } from '~/domain/group-practice/save-round-marks';
import { settleSuggestions } from '~/domain/group-practice/settle-suggestions';
import { submitRound } from '~/domain/group-practice/submit-round';
import { ownTriesAt } from '~/domain/stations/attempt-history.query';
import { stationBookmarks, stationVotes } from '~/domain/stations/acts';
import * as contract from '~/domain/stations/contract';
import { defaultMinutes } from '~/domain/stations/countdown';
import { feedbackOf, tookPart } from '~/domain/stations/feedback.query';
import { stationAsBegun } from '~/domain/stations/as-begun.query';
import { findDraft } from '~/domain/stations/find-draft.query';
import { findRecorded } from '~/domain/stations/find-recorded.query';
import { findStation, stationGone, type StationTexts } from '~/domain/stations/find-station.query';
import { findSummary, summaryNotFound } from '~/domain/stations/find-summary.query';
import { listStations } from '~/domain/stations/list-stations.query';
import { GRADE_GROUPS } from '~/domain/stations/marking';
import { guestsOnlyInGroup, mayPractiseAlone, stationAbilities } from '~/domain/stations/policy';
import { submitAttempt } from '~/domain/stations/submit-attempt';
import { requestFeedback } from '~/domain/stations/request-feedback';
import { saveMarks } from '~/domain/stations/save-marks';
import { findStationCard } from '~/domain/stations/station-cards.query';
import { GP_STYLE, styleOf, type StationBase } from '~/domain/stations/styles';
import type { Submission } from '~/domain/stations/submission';
import { tickedBoxes } from '~/domain/stations/ticked-boxes';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { bindBookmark, bindPage, bindVote, type GatewayRoom } from '../bind';
import type { Seat } from '~/domain/group-practice/seat.query';
import { begunRound, enterView, groupPart, requireStationOf, roundOf, seatIfAny } from './station-group';
import { EDITING_PRESENCE } from '~/domain/stations/authoring/editing';
import { bindStationAuthoring } from './authoring/bind';
import { editingPresence } from './authoring/editing-presence';
import { bindStationCircuits } from './circuits/bind';
import { bindStationInsights } from './insights/bind';

/** Askings for feedback by one person in an hour: each may cost money. */
const ASKINGS = { points: 60, seconds: 3_600 };

const headOf = ({
  id,
  slug,
  style,
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
}: StationTexts) => ({
  id,
  slug,
  style,
  name,
  description,
  label,
  long_case,
  candidate_minutes,
  examiner_minutes,
});

export function bindStations(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const askings = app.limits.limiter('feedback-person', ASKINGS.points, ASKINGS.seconds);

  bindPage(app, deps, contract.stationList, {
    data: ({ person, params, query }) =>
      listStations(read, person?.id ?? null, {
        style: styleOf(params.base),
        label: query.label ?? 0,
        search: query.search ?? '',
        bookmarked: query.bookmarked ?? false,
        page: query.page,
      }),
    actions: {},
  });

  bindPage(app, deps, contract.stationEntry, {
    async data({ person, params, query }) {
      const seat = await seatIfAny(read, person, query.pin);
      const found = await findStation(read, params.base, params.slug, person, begunRound(seat));
      const revision = seat?.session.station_id === found.id ? seat.session.station_revision : null;
      const { station, sections } = await stationAsBegun(read, found, revision);
      const [card, checklist, attempts] = await Promise.all([
        findStationCard(read, person?.id ?? null, station.id),
        sections(),
        person ? ownTriesAt(read, person.id, station.id) : [],
      ]);
      if (!card) throw stationGone();
      const published = station.published_at !== null;
      return {
        station: {
          ...card,
          name: station.name,
          description: station.description,
          long_case: station.long_case,
          sections: checklist.length,
          items: checklist.reduce((sum, section) => sum + section.items.length, 0),
          candidate_minutes: defaultMinutes('student', station),
          examiner_minutes: defaultMinutes('examiner', station),
        },
        abilities: abilitiesOf(stationAbilities, person, { owner_id: station.owner_id, published }),
        published,
        virtual_patient: station.virtual_patient,
        virtual_patient_enabled: station.virtual_patient_enabled_at !== null,
        attempts,
        group: seat && {
          pin: seat.session.pin,
          role: seat.member.role,
          is_host: isHost(seat),
          state: seat.session.state,
        },
      };
    },
    actions: {},
  });

  bindPage(app, deps, contract.checklistView, {
    async data({ person, params, query }) {
      const { found, seat } = await enterView(read, person, query.pin, params, 'checklist');
      const {
        station,
        sections: checklist,
        questions: asked,
      } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
      const round = roundOf(seat);
      const [sections, questions, inRound] = await Promise.all([
        checklist(),
        asked(),
        round && roundMarksOf(read, round),
      ]);
      const draft = inRound ? inRound.marks : await findDraft(read, person.id, station.id);
      const group = groupPart(seat);
      const candidate = seat?.members.find((member) => member.role === 'student');
      return {
        station: {
          ...headOf(station),
          ...safeTexts(
            station,
            'examiner_instructions',
            'student_instructions',
            'patient_instructions',
            'walkthrough',
            'useful_links',
          ),
          video_id: station.video_id,
        },
        sections,
        questions,
        grade_groups: station.style === GP_STYLE ? [...GRADE_GROUPS] : [],
        draft: draft && { ...draft, ...safeTexts(draft, 'comments') },
        group: group && {
          ...group,
          candidate_name: candidate?.name ?? '',
          turn: inRound?.turn ?? 0,
          round: round?.round,
          ticked_by:
            inRound?.authors.filter(({ id }) => id !== person.id).map(({ name, items }) => ({ name, items })) ?? [],
          suggestions: inRound?.suggestions ?? [],
        },
      };
    },
    actions: {
      async submit({ person, params, query, input }) {
        const pin = input.pin ?? query.pin;
        // First of all, so that who lost the answer on the way still gets it when the station or the group is gone.
        const earlier = input.submission_id
          ? await findRecorded(read, person.id, input.submission_id, null)
          : pin
            ? await repeatedSubmit(read, person.id, normalisePin(pin), params)
            : null;
        const quizlog_id =
          earlier ??
          (pin
            ? await submitInGroup(person, params, normalisePin(pin), input)
            : await submitAlone(person, params, input));
        return {
          quizlog_id,
          next_url: href(contract.summary, { base: params.base, quizlog_id }, { pin: pin && normalisePin(pin) }),
        };
      },
      async save_marks({ person, params, query, input: { pin, ...marks } }) {
        const safe = { ...marks, comments: sanitise(marks.comments) };
        const group = pin ?? query.pin;
        if (group) return saveInGroup(person, params, normalisePin(group), safe);
        const { found } = await enterView(read, person, undefined, params, 'checklist');
        return deps.inTransaction((tx) => saveMarks(tx, person.id, found.id, safe));
      },
      async suggestions({ person, params, query, input }) {
        const round = roundOf((await enterView(read, person, input.pin ?? query.pin, params, 'checklist')).seat);
        return round ? (await roundMarksOf(read, round)).suggestions : [];
      },
      settle_suggestions: ({ person, query, input }) =>
        deps.inTransaction((tx) =>
          settleSuggestions(tx, person, normalisePin(input.pin ?? query.pin ?? ''), input.settled),
        ),
    },
  });

  type Address = { base: StationBase; slug: string };
  type SubmitInput = Parsed<typeof contract.checklistView.actions.submit>;

  const submissionOf = (input: SubmitInput, draftedAs: string | undefined): Submission => ({
    ticked: tickedBoxes(input),
    grades: {
      dgd_grade: input.dgd_grade ?? null,
      cmc_grade: input.cmc_grade ?? null,
      rto_grade: input.rto_grade ?? null,
      overall_score: input.overall_score ?? null,
    },
    comments: sanitise(input.comments),
    seconds_used: input.timer,
    submission_id: input.submission_id ?? draftedAs ?? randomUUID(),
  });

  /** Alone the result is one's own try: whoever marks somebody beside them may hand it over afterwards (spec 3 §5). */
  async function submitAlone(person: Person, { base, slug }: Address, input: SubmitInput): Promise<number> {
    if (!mayPractiseAlone(person)) throw guestsOnlyInGroup();
    const station = await findStation(read, base, slug, person);
    const draft = await findDraft(read, person.id, station.id);
    return deps.inTransaction((tx) =>
      submitAttempt(tx, {
        station,
        examiner: person,
        candidate: person,
        participants: [],
        group: null,
        input: submissionOf(input, draft?.submission_id),
      }),
    );
  }

  /** The station that marks of a group belong to: that of the round they were made in, where they say which that was. */
  async function stationOfMarks(
    person: Person,
    seat: Seat,
    address: Address,
    round: number | undefined,
  ): Promise<number> {
    const { session } = seat;
    return isOfEarlierRound(round, session)
      ? stationOfRound(read, { id: session.id, round }, address)
      : (await findStation(read, address.base, address.slug, person, begunRound(seat))).id;
  }

  /** Also for somebody who examined until just now, and for a station that was deleted meanwhile. */
  async function saveInGroup(
    person: Person,
    address: Address,
    pin: string,
    marks: SafeMarks,
  ): Promise<{ revision: number; suggested?: number }> {
    const stationId = await stationOfMarks(person, await findSeat(read, person, pin), address, marks.round);
    return deps.inTransaction((tx) => saveRoundMarks(tx, person, pin, stationId, marks));
  }

  async function submitInGroup(person: Person, address: Address, pin: string, input: SubmitInput): Promise<number> {
    const seat = await findSeat(read, person, pin);
    const stationId = await stationOfMarks(person, seat, address, input.round);
    if (!isOfEarlierRound(input.round, seat.session)) requireStationOf(seat, { id: stationId });
    const { marks } = await roundMarksOf(read, { session_id: seat.session.id, round: seat.session.round });
    const submit = seat.session.circuit_run ? submitInRun : submitRound;
    const outcome = await deps.inTransaction((tx) =>
      submit(tx, person, pin, stationId, {
        ...submissionOf(input, marks?.submission_id ?? submissionIdOf(seat.session)),
        turn: input.turn,
        round: input.round,
        revision: input.revision,
      }),
    );
    if (outcome instanceof Problem) throw outcome;
    return outcome;
  }

  bindPage(app, deps, contract.patientView, {
    async data({ person, params, query }) {
      const { found, seat } = await enterView(read, person, query.pin, params, 'patient');
      const { station } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
      return {
        station: {
          ...headOf(station),
          ...safeTexts(station, 'patient_instructions', 'student_instructions'),
        },
        group: groupPart(seat),
      };
    },
    actions: {},
  });

  bindPage(app, deps, contract.studentView, {
    async data({ person, params, query }) {
      const { found, seat } = await enterView(read, person, query.pin, params, 'student');
      const { station } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
      const group = groupPart(seat);
      return {
        station: {
          ...headOf(station),
          ...safeTexts(station, 'student_instructions', 'extra_candidate_resources'),
        },
        group: group && {
          ...group,
          role: seat?.member.role === 'observer' ? ('observer' as const) : ('student' as const),
        },
      };
    },
    actions: {},
  });

  bindPage(app, deps, contract.summary, {
    async data({ person, params, query }) {
      const [found, seat, consultation_url] = await Promise.all([
        findSummary(read, person.id, params.base, params.quizlog_id),
        seatIfAny(read, person, query.pin),
        transcriptOf(read, person.id, params.quizlog_id),
      ]);
      const { attempt, station } = found;
      const { group_session_id, group_round } = attempt;
      const late =
        group_session_id === null || group_round === null
          ? []
          : await lateMarksOf(read, { session_id: group_session_id, round: group_round }, attempt);
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
        sections: found.sections,
        grades: found.grades,
        ...safeTexts(attempt, 'comments'),
        questions: found.questions,
        history: found.history,
        feedback: found.feedback,
        late_marks: late,
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

  bindBookmark(app, deps, contract.bookmarkStation, stationBookmarks);
  bindVote(app, deps, contract.voteStation, stationVotes);
}

export const stationsRoom: GatewayRoom = {
  name: 'stations',
  bind(app, deps, { presence }) {
    bindStations(app, deps);
    bindStationAuthoring(app, deps, presence);
    bindStationInsights(app, deps);
    bindStationCircuits(app, deps);
  },
  presences: (deps) => ({ [EDITING_PRESENCE]: editingPresence(deps) }),
};
