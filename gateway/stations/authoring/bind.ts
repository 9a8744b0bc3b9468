import type { FastifyInstance } from 'fastify';
import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href } from '~/domain/kit/contract';
import { SANITISER_VERSION, type Versioned } from '~/domain/kit/html/clean-html';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import * as contract from '~/domain/stations/authoring/contract';
import { stationNotEditable } from '~/domain/stations/authoring/refusals';
import { CHECKLIST_JSON_SCHEMA } from '~/domain/stations/authoring/checklist-schema';
import { cloneStation } from '~/domain/stations/authoring/clone-station';
import { deleteExaminerQuestion, deleteRow } from '~/domain/stations/authoring/delete-rows';
import { deleteStation } from '~/domain/stations/authoring/delete-station';
import { disableVirtualPatient, enableVirtualPatient } from '~/domain/stations/wizard/enable-virtual-patient';
import { editingOf, mayWatchEditing, presenceOf } from '~/domain/stations/authoring/editing';
import {
  type Change,
  findAddressed,
  findEdited,
  findNewDraft,
  historyOfStation,
} from '~/domain/stations/authoring/find-edited.query';
import { listPersonal } from '~/domain/stations/authoring/list-personal.query';
import { writingAbilities } from '~/domain/stations/policy';
import { reassignResults } from '~/domain/stations/authoring/reassign-results';
import { restoreStation } from '~/domain/stations/authoring/restore-station';
import { saveStation } from '~/domain/stations/authoring/save-station';
import { discardDraft, type DraftHead, type DraftOf, saveDraft } from '~/domain/stations/authoring/station-drafts';
import type { SafeStation } from '~/domain/stations/authoring/store-station';
import { baseOf, STATION_BASES, type StationBase, styleOf } from '~/domain/stations/styles';
import { storableStation, tidyStation } from '~/domain/stations/authoring/tidy-station';
import * as wizard from '~/domain/stations/wizard/contract';
import { LAST_STEP, stepInQuery, stepOf } from '~/domain/stations/wizard/steps';
import { type SavedStation, writeStation } from '~/domain/stations/authoring/write-station';
import { checklistTemplate, templateNames, textTemplate } from '~/infra/content/station-templates/station-templates';
import type { TextKind } from '~/infra/content/station-templates/template';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { bindCall, bindPage } from '~/gateway/bind';
import type { Presence } from '~/gateway/live/presence';

const HOUR = 3_600;
/** Stations saved, drafts kept, copies made and names tried by one person: far more than anybody writes, and an end to what a program sends. */
const LIMITS = { saves: [600, HOUR], drafts: [3_600, HOUR], clones: [120, HOUR], names: [120, HOUR] } as const;

/** The form with each of its texts changed. */
const withTexts = <T>(form: contract.StationForm, change: (html: string) => T) => ({
  ...form,
  ...(Object.fromEntries(contract.TEXT_FIELDS.map((field) => [field, change(form[field])])) as Record<
    contract.TextField,
    T
  >),
  examiner_questions: form.examiner_questions.map((question) => ({
    ...question,
    explanation_text: change(question.explanation_text),
  })),
});
const safe = (form: contract.StationForm): SafeStation => ({
  ...withTexts(form, sanitise),
  html_version: SANITISER_VERSION,
});
const head = ({ draft_id, version, saved_at }: DraftHead) => ({ draft_id, version, saved_at: saved_at.toISOString() });
const toldOf = (history: readonly Change[]) =>
  history.map(({ at, ...change }) => ({ ...change, timestamp: at.toISOString() }));
const wizardUrl = (style: number, slug: string, step = 1) =>
  href(wizard.virtualPatientEdit, { base: baseOf(style), slug }, { step: stepInQuery(step) });
/** Where a station is changed: what was written in the wizard, in the wizard. */
const editUrl = ({ style, slug, virtual_patient }: { style: number; slug: string; virtual_patient: boolean }) =>
  virtual_patient ? wizardUrl(style, slug) : href(contract.stationEdit, { base: baseOf(style), slug });
const isoOf = (at: Date | null) => at?.toISOString() ?? null;
const shownStep = ({ step, unknown }: ReturnType<typeof stepOf>) => ({ step, step_unknown: unknown });
/** Whichever base a station is under, deleting it lands here (spec 3 §2). */
const LANDING = href(contract.personalStations, { base: STATION_BASES[0] });

export function bindStationAuthoring(app: FastifyInstance, deps: Deps, presence: Presence): void {
  const { read } = deps;
  const limiter = (name: keyof typeof LIMITS) =>
    app.limits.limiter(`station-${name}`, LIMITS[name][0], LIMITS[name][1]);
  const [saves, drafts, clones, names] = [limiter('saves'), limiter('drafts'), limiter('clones'), limiter('names')];

  const screenOf = (
    person: Person,
    { form, html_version }: { form: contract.StationForm } & Versioned,
    step: unknown,
  ) => ({
    form: withTexts(form, (text) => SafeHtml.stored(text, html_version)),
    abilities: abilitiesOf(writingAbilities, person, null),
    templates: templateNames(person.language),
    ...shownStep(stepOf(step)),
  });

  const answerOf = (
    { station_id, slug, style, revision, virtual_patient, virtual_patient_enabled_at, switched_off }: SavedStation,
    inWizard: boolean,
    step?: number,
  ) => ({
    station_id,
    slug,
    revision,
    switched_off,
    virtual_patient_enabled_at: isoOf(virtual_patient_enabled_at),
    next_url: inWizard ? wizardUrl(style, slug, step) : editUrl({ style, slug, virtual_patient }),
  });

  const keepDraft = async (
    person: Person,
    { form, ...input }: { form: contract.StationForm; draft_id?: number; version?: number },
    of: DraftOf,
  ) => {
    await drafts.take(person.id);
    return head(
      await deps.inTransaction((tx) => saveDraft(tx, person, { ...input, form: safe(storableStation(form)) }, of)),
    );
  };

  const text =
    (kind: TextKind) =>
    ({ person, input }: { person: Person; input: { template_name: string; language?: Language } }) => ({
      content: SafeHtml.stored(textTemplate(input.language ?? person.language, kind, input.template_name), 0),
    });
  const imports = {
    import_checklist_template: ({
      person,
      input,
    }: {
      person: Person;
      input: { checklist_template: string; language?: Language };
    }) => checklistTemplate(input.language ?? person.language, input.checklist_template),
    import_candidate_instructions_template: text('candidate_instructions'),
    import_patient_instructions_template: text('patient_instructions'),
    import_examiner_instructions_template: text('examiner_instructions'),
    import_walkthrough_template: text('walkthrough'),
  };

  const bindCreating = (page: typeof contract.stationCreate, inWizard: boolean) =>
    bindPage(app, deps, page, {
      async data({ person, params, query }) {
        const draft = query.draft === undefined ? null : await findNewDraft(read, person, query.draft, params.base);
        const form = draft?.body ?? contract.stationForm.parse({ language: person.language });
        return {
          ...screenOf(person, { form, html_version: draft?.html_version }, query.step),
          draft: draft && head(draft),
          draft_is_stale: false,
          virtual_patient: draft ? draft.body.virtual_patient === true : inWizard,
          wizard_url: href(wizard.virtualPatientCreate, { base: params.base }, { draft: query.draft }),
        };
      },
      actions: {
        async submit({ person, params, input: { place, draft_id, submission_id, current_step, ...form } }) {
          await saves.take(person.id);
          const written = {
            form: safe(tidyStation(form)),
            style: styleOf(params.base),
            place,
            draft_id,
            submission_id,
            virtual_patient: inWizard,
          };
          return answerOf(await deps.inTransaction((tx) => writeStation(tx, person, written)), inWizard, current_step);
        },
        autosave: ({ person, params, input: { revision: _, ...input } }) =>
          keepDraft(person, input, { style: styleOf(params.base), virtual_patient: inWizard }),
        async discard_draft({ person, input }) {
          await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, null));
          return { next_url: LANDING };
        },
        ...imports,
      },
    });

  type Address = { base: StationBase; slug: string };
  const idOf = async (person: Person, { base, slug }: Address): Promise<number> =>
    (await findAddressed(read, person, base, slug)).id;

  const bindChanging = (page: typeof contract.stationEdit, inWizard: boolean) =>
    bindPage(app, deps, page, {
      async data({ person, params, query }) {
        const {
          form,
          html_version,
          draft,
          draft_is_stale,
          history,
          body,
          id,
          slug,
          style,
          revision,
          attempts,
          reassignable,
          ...found
        } = await findEdited(read, person, await idOf(person, params), query.revision);
        return {
          ...screenOf(person, { form, html_version }, query.step),
          draft: draft && head(draft),
          draft_is_stale,
          station_id: id,
          slug,
          style,
          revision,
          place: body.published ? ('published' as const) : ('personal' as const),
          attempts,
          reassignable,
          virtual_patient: found.virtual_patient,
          virtual_patient_enabled_at: isoOf(found.virtual_patient_enabled_at),
          wizard_url: wizardUrl(style, slug),
          enable_url: href(wizard.virtualPatientEnable, { base: baseOf(style), slug }),
          history: toldOf(history),
        };
      },
      actions: {
        async submit({ person, params, input: { place, draft_id, revision, current_step, ...form } }) {
          await saves.take(person.id);
          const id = await idOf(person, params);
          return answerOf(
            await deps.inTransaction((tx) =>
              saveStation(tx, person, id, { form: safe(tidyStation(form)), place, draft_id, revision }),
            ),
            inWizard,
            current_step,
          );
        },
        async autosave({ person, params, input: { revision, ...input } }) {
          return keepDraft(person, input, {
            style: styleOf(params.base),
            station: { id: await idOf(person, params), revision },
          });
        },
        async discard_draft({ person, params, input }) {
          const station = await findAddressed(read, person, params.base, params.slug);
          await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, station.id));
          return { next_url: inWizard ? wizardUrl(station.style, station.slug) : editUrl(station) };
        },
        async delete_examiner_question({ person, params, input }) {
          const id = await idOf(person, params);
          return deps.inTransaction((tx) =>
            deleteExaminerQuestion(tx, person, id, input.question_id, input.revision ?? null),
          );
        },
        async delete_row({ person, params, input }) {
          const id = await idOf(person, params);
          return deps.inTransaction((tx) =>
            deleteRow(tx, person, id, { id: input.row_id, heading: input.heading }, input.revision ?? null),
          );
        },
        async clone_kit({ person, params, input }) {
          await clones.take(person.id);
          const { id } = await findAddressed(read, person, params.base, params.slug, { toClone: true });
          return {
            next_url: editUrl(await deps.inTransaction((tx) => cloneStation(tx, person, id, input.submission_id))),
          };
        },
        async delete_osce_kit({ person, params }) {
          const station = await findAddressed(read, person, params.base, params.slug, { orDeleted: true });
          if (!station.deleted) await deps.inTransaction((tx) => deleteStation(tx, person, station.id));
          return { next_url: LANDING };
        },
        async reassign_results({ person, params, input }) {
          const id = await idOf(person, params);
          await names.take(person.id);
          return {
            reassigned: await deps.inTransaction((tx) =>
              reassignResults(tx, person, id, input.username, input.quizlog_id),
            ),
          };
        },
        async history({ person, params }) {
          return { history: toldOf(await historyOfStation(read, await idOf(person, params))) };
        },
        async restore({ person, params, input }) {
          await saves.take(person.id);
          const id = await idOf(person, params);
          return answerOf(
            await deps.inTransaction((tx) => restoreStation(tx, person, id, input.restore_revision, input.revision)),
            inWizard,
          );
        },
        ...imports,
      },
    });

  bindCreating(contract.stationCreate, false);
  bindCreating(wizard.virtualPatientCreate, true);
  bindChanging(contract.stationEdit, false);
  bindChanging(wizard.virtualPatientEdit, true);

  const enabledOf = (params: Address, at: Date | null) => ({
    enabled: at !== null,
    enabled_at: isoOf(at),
    next_url: wizardUrl(styleOf(params.base), params.slug, LAST_STEP),
  });
  bindPage(app, deps, wizard.virtualPatientEnable, {
    async data({ person, params }) {
      return enabledOf(
        params,
        (await findAddressed(read, person, params.base, params.slug)).virtual_patient_enabled_at,
      );
    },
    actions: {
      async submit({ person, params }) {
        const id = await idOf(person, params);
        return enabledOf(params, await deps.inTransaction((tx) => enableVirtualPatient(tx, person, id)));
      },
      async disable({ person, params }) {
        const id = await idOf(person, params);
        await deps.inTransaction((tx) => disableVirtualPatient(tx, person, id));
        return enabledOf(params, null);
      },
    },
  });

  bindPage(app, deps, contract.personalStations, {
    async data({ person, query }) {
      const { items, ...list } = await listPersonal(read, person, query);
      const urlOf = ({ slug, style, draft_id, virtual_patient }: (typeof items)[number]) => {
        if (slug !== null) return editUrl({ style, slug, virtual_patient });
        return href(
          virtual_patient ? wizard.virtualPatientCreate : contract.stationCreate,
          { base: baseOf(style) },
          { draft: draft_id },
        );
      };
      return {
        ...list,
        items: items.map((line) => ({ ...line, edit_url: urlOf(line) })),
        abilities: abilitiesOf(writingAbilities, person, null),
      };
    },
    actions: {},
  });

  bindCall(app, deps, contract.checkEditing, async ({ person, input: { station_id } }) => {
    if (!(await mayWatchEditing(read, person, station_id))) throw stationNotEditable();
    await presence.polled(presenceOf(station_id, person.id));
    const snapshot = await editingOf(read, station_id);
    if (!snapshot) throw stationNotEditable();
    return snapshot;
  });

  bindCall(app, deps, contract.checklistSchema, ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600').header('access-control-allow-origin', '*');
    return CHECKLIST_JSON_SCHEMA;
  });
}
