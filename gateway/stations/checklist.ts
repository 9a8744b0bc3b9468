import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { href, type SentPageData } from '~/domain/kit/contract';
import { normalisePin } from '~/domain/group-practice/pin';
import { repeatedSubmit } from '~/domain/group-practice/repeated-submit.query';
import { roundMarksOf } from '~/domain/group-practice/round-marks.query';
import { alreadySubmitted } from '~/domain/group-practice/submit-round';
import { sentMarks } from '~/domain/group-practice/own-marks.query';
import type { RoundMarks, SavedMarks } from '~/domain/group-practice/save-round-marks';
import { settleSuggestions } from '~/domain/group-practice/settle-suggestions';
import * as contract from '~/domain/stations/checklist-contract';
import { stationAsBegun } from '~/domain/stations/as-begun.query';
import { findDraft } from '~/domain/stations/find-draft.query';
import { findRecorded } from '~/domain/stations/find-recorded.query';
import { summary } from '~/domain/stations/summary-contract';
import { saveMarks } from '~/domain/stations/save-marks';
import { sentSheet } from '~/domain/stations/stored-marks';
import { GP_STYLE } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { bindPage } from '../bind';
import { enterView, groupPart, roundOf } from './station-group';
import type { Reader } from '~/domain/kit/transaction';
import { type Address, saveInGroup, sentChanges, submitAlone, submitInGroup } from './submit-marks';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { headOf } from './station-head';
import { GRADE_GROUPS } from '~/domain/stations/marking';

/** What the examiner reads. */
async function checklistData(
  read: Reader,
  { person, params, query }: { person: Person; params: Address; query: { pin?: string | undefined } },
): Promise<SentPageData<typeof contract.checklistView>> {
  const { found, seat } = await enterView(read, person, query.pin, params, 'checklist');
  const {
    station,
    sections: checklist,
    questions: asked,
  } = await stationAsBegun(read, found, seat?.session.station_revision ?? null);
  const round = roundOf(seat);
  const [sections, questions, inRound] = await Promise.all([checklist(), asked(), round && roundMarksOf(read, round)]);
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
    draft: draft && sentMarks(draft),
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
}

/** The examiner's view: marks are kept, submitted and suggested. */
export function bindChecklist(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  async function save(
    person: Person,
    address: Address,
    pin: string | undefined,
    sent: RoundMarks,
  ): Promise<SavedMarks> {
    if (pin) return saveInGroup(deps, person, address, normalisePin(pin), sent);
    const { found } = await enterView(read, person, undefined, address, 'checklist');
    return { marks: await deps.inTransaction((tx) => saveMarks(tx, person.id, found.id, sent)) };
  }

  bindPage(app, deps, contract.checklistView, {
    data: (asked) => checklistData(read, asked),
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
            ? await submitInGroup(deps, person, params, normalisePin(pin), input)
            : await submitAlone(deps, person, params, input));
        return {
          quizlog_id,
          next_url: href(summary, { base: params.base, quizlog_id }, { pin: pin && normalisePin(pin) }),
        };
      },
      async save_marks({ person, params, query, input }) {
        const sheet = { ...input, comments: sanitise(input.comments) };
        const { marks, suggested } = await save(person, params, input.pin ?? query.pin, {
          ...input,
          ...sentSheet(sheet, input.revision),
        });
        return { revision: marks?.revision ?? input.revision, suggested };
      },
      async change_marks({ person, params, query, input }) {
        // In another tab: what is changed after it must not look as if it was saved.
        if (!(input.pin ?? query.pin) && (await findRecorded(read, person.id, input.submission_id, null)))
          throw alreadySubmitted();
        const { marks, suggested } = await save(person, params, input.pin ?? query.pin, {
          ...input,
          ...sentChanges(input.changes),
        });
        return { marks: marks && sentMarks(marks), suggested };
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
}
