import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { abilities } from '~/domain/kit/abilities';
import { action, call, formInt, id, listOf, page, pageNumber } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { CHECKLIST_SCHEMA_PATH } from './checklist-schema';
import { question, stationForm } from './form-contract';
import { STATION_BASES } from '../styles';
import { LAST_STEP } from '../wizard/step-list';

/** Stations on one page of an author's list. */
export const PERSONAL_PAGE = 10;
/** Bytes of one form with all that may be in it. */
const FORM_BYTES = 1_572_864;

/** `personal`: for its owner, and for groups that they host. `published`: for everybody. */
export const STATION_PLACES = ['published', 'personal'] as const;
export type StationPlace = (typeof STATION_PLACES)[number];

const safe = safeHtml();
/** The form as its editor gets it. */
const sentForm = stationForm.extend({
  student_instructions: safe,
  patient_instructions: safe,
  examiner_instructions: safe,
  useful_links: safe,
  walkthrough: safe,
  extra_candidate_resources: safe,
  examiner_questions: z.array(question.extend({ explanation_text: safe })),
});

const draftHead = z.object({
  draft_id: z.number().int(),
  /** Grows with every save; sent back with the next one. */ version: z.number().int(),
  saved_at: z.string(),
});

const named = z.array(z.object({ key: z.string(), name: z.string() }));
/** One state of a station, the present one first. `event`: keys of `STATION_PARTS` and `STATION_ACTS`, comma-joined. */
const change = z.object({ revision: z.number().int(), user: z.string(), timestamp: z.string(), event: z.string() });
export type StationChange = z.output<typeof change>;

const screen = z.object({
  form: sentForm,
  /** What was typed and not yet saved; `form` is then the draft's. */
  draft: draftHead.nullable(),
  /** When the draft was begun on an older state than the station has now. */
  draft_is_stale: z.boolean(),
  abilities: abilities('publish'),
  /** Written in the wizard of virtual patients: `wizard_url` is where it is changed. */
  virtual_patient: z.boolean(),
  /** The same in the wizard. */
  wizard_url: z.string(),
  /** Of the wizard: what `?step=` means, which is 1 if it means none. */
  step: z.number().int().min(1).max(LAST_STEP),
  step_unknown: z.boolean(),
  /** What can be imported, in the reader's language. */
  templates: z.object({
    checklist: named,
    candidate_instructions: named,
    patient_instructions: named,
    examiner_instructions: named,
    walkthrough: named,
  }),
});

const autosave = action({
  summary:
    'Keep what is typed, as a draft that nobody else sees. 409 `station-draft-changed` when it was saved elsewhere since.',
  input: z.object({
    draft_id: id().optional(),
    version: formInt().positive().max(1_000_000_000).optional(),
    /** Of the station that is changed: the one that the page was opened with, so that a draft knows what it was begun on. */
    revision: id().optional(),
    form: stationForm,
  }),
  output: draftHead,
});
const discardDraft = action({ summary: 'Throw the draft away.', input: z.object({ draft_id: id() }), output: goTo });

const saving = stationForm.extend({
  /** Left out, a new station is personal, and another stays what it is. */
  place: z.enum(STATION_PLACES).optional(),
  draft_id: id().optional(),
  /** Of the wizard: `next_url` leads back to it (spec 3 §2). */
  current_step: formInt().min(1).max(LAST_STEP).optional(),
});
const enabledAt = z.string().nullable();
const saved = z.object({
  station_id: z.number().int(),
  slug: z.string(),
  revision: z.number().int(),
  next_url: z.string(),
  /** Since when consultations with its patient can be taken. */
  virtual_patient_enabled_at: enabledAt,
  /** Whether saving ended that: consultations need a scenario, a patient of 500 characters and a checklist. */
  switched_off: z.boolean(),
});

const importText = (what: string) =>
  action({
    summary: `Text of a template for ${what}; empty when none is chosen.`,
    spec: 'spec 3 §5, §7',
    input: z.object({ template_name: z.string().max(80).default(''), language: z.enum(LANGUAGES).optional() }),
    output: z.object({ content: safeHtml() }),
  });

const imports = {
  import_checklist_template: action({
    summary: 'A checklist template: titles of sections with their items, and its category. Empty when none is chosen.',
    spec: 'spec 3 §5, §7',
    input: z.object({ checklist_template: z.string().max(80).default(''), language: z.enum(LANGUAGES).optional() }),
    output: z.record(z.string(), z.union([z.array(z.string()), z.string()])),
  }),
  import_candidate_instructions_template: importText('the candidate'),
  import_patient_instructions_template: importText('the patient'),
  import_examiner_instructions_template: importText('the examiner'),
  import_walkthrough_template: importText('the walkthrough'),
};

const base = z.enum(STATION_BASES);

/** Of the wizard: 1 to 6, left out for 1. One that does not exist is answered with the first, and said (`step_unknown`). */
const step = z.union([z.string(), z.array(z.string())]).optional();

/** A page where a new station is written: its editor, or the wizard. */
export const creating = (path: `/${string}/`, summary: string) =>
  page({
    path,
    access: 'registered',
    summary,
    spec: 'spec 3 §2–7',
    bodyLimit: FORM_BYTES,
    params: z.object({ base }),
    /** `draft`: one that was begun before. */
    query: z.object({ draft: id().optional(), step }),
    data: screen,
    actions: {
      submit: action({
        summary: 'Save it as a station.',
        spec: 'spec 3 §5, §7',
        /** `submission_id` is made by the browser: sent twice, one station is made. */
        input: saving.extend({ submission_id: z.uuid().optional() }),
        output: saved,
      }),
      autosave,
      discard_draft: discardDraft,
      ...imports,
    },
  });

/** With a revision: refused if it is not the present one. Without it, unconditional. */
const known = z.object({ revision: id().optional() });
const changed = z.object({ revision: z.number().int(), switched_off: z.boolean() });

/** A page where a station is changed: its editor, or the wizard. Either knows all of the form, so that nothing is lost between them. */
export const changing = (path: `/${string}/`, summary: string) =>
  page({
    path,
    example: 'own station',
    access: 'registered',
    summary,
    spec: 'spec 3 §2–7',
    bodyLimit: FORM_BYTES,
    params: z.object({ base, slug: z.string().min(1).max(120) }),
    /** `revision`: an earlier state, to be looked at or saved again. A draft is left out then, and kept. */
    query: z.object({ revision: id().optional(), step }),
    data: screen.extend({
      station_id: z.number().int(),
      slug: z.string(),
      style: z.number().int(),
      revision: z.number().int(),
      place: z.enum(STATION_PLACES),
      virtual_patient_enabled_at: enabledAt,
      /** The page to enable and disable it as a virtual patient. */
      enable_url: z.string(),
      /** Results that were submitted at it; they stay as they were taken. */
      attempts: z.number().int(),
      /** One's own results there that `reassign_results` would give to somebody else. */
      reassignable: z.number().int(),
      history: z.array(change),
    }),
    actions: {
      submit: action({
        summary:
          'Save the change. 409 `station-changed` when somebody else saved since `revision`; nothing is changed then.',
        spec: 'spec 3 §5, §7',
        /** Without `revision`, the save is unconditional. */
        input: saving.extend({ revision: id().optional() }),
        output: saved,
      }),
      autosave,
      discard_draft: discardDraft,
      delete_examiner_question: action({
        summary: 'Delete one examiner question.',
        spec: 'spec 3 §7',
        input: known.extend({ question_id: id() }),
        output: changed,
      }),
      delete_row: action({
        summary:
          'Delete one row of the checklist: an item or, with `heading`, a heading, whose items then belong to the section before.',
        spec: 'spec 3 §7',
        input: known.extend({ row_id: id(), heading: z.union([z.boolean(), z.stringbool()]).default(false) }),
        output: changed,
      }),
      /** Also for those who may see the station and not change it. */
      clone_kit: action({
        summary: 'Copy it into a personal station of one’s own.',
        spec: 'spec 3 §4, §7',
        input: z.object({ submission_id: z.uuid().optional() }),
        output: goTo,
      }),
      delete_osce_kit: action({
        summary: 'Delete the station; results that were submitted are kept.',
        spec: 'spec 3 §2, §7',
        input: z.object({}),
        output: goTo,
      }),
      reassign_results: action({
        summary:
          'Give the results that one submitted here alone, as one’s own tries, to who was really examined; with `quizlog_id` one that is somebody’s by mistake.',
        spec: 'spec 3 §5–7',
        /** A username or an e-mail address. */
        input: z.object({ username: z.string().max(254).default(''), quizlog_id: id().optional() }),
        output: z.object({ reassigned: z.number().int() }),
      }),
      history: action({
        summary: 'The states of the station, the present one first.',
        input: z.object({}),
        output: z.object({ history: z.array(change) }),
      }),
      restore: action({
        summary: 'Make an earlier state the present one; the present one is kept as an earlier one.',
        input: z.object({ restore_revision: id(), revision: id() }),
        output: saved,
      }),
      ...imports,
    },
  });

export const stationCreate = creating('/:base/create/', 'Where a new station is written.');
export const stationEdit = changing(
  '/:base/:slug/edit/',
  'Where a station is changed, by its owner and by moderators.',
);

const mine = z.object({
  station_id: z.number().int().nullable(),
  draft_id: z.number().int().nullable(),
  slug: z.string().nullable(),
  style: z.number().int(),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  /** `draft`: not saved yet. A draft of a station that is saved stands in the same line. */
  place: z.enum([...STATION_PLACES, 'draft']),
  /** Written in the wizard. */
  virtual_patient: z.boolean(),
  /** Whether consultations with its patient can be taken; those of the ordinary editor can be, too. */
  enabled: z.boolean(),
  /** Results that were submitted at it. */
  attempts: z.number().int(),
  changed_at: z.string(),
  edit_url: z.string(),
});
export type PersonalStation = z.output<typeof mine>;

export const personalStations = page({
  path: '/:base/personal/',
  access: 'registered',
  summary:
    "The stations one has written, of every style, and the drafts. Every base answers the same: deleting lands on the first's.",
  spec: 'spec 3 §2',
  params: z.object({ base }),
  /** `style` 0 for every style. */
  query: z.object({
    page: pageNumber,
    style: formInt().min(0).max(4).default(0),
    search: z.string().trim().max(100).default(''),
  }),
  data: listOf(mine).extend({ abilities: abilities('publish') }),
});

export const checklistSchema = call({
  method: 'GET',
  path: CHECKLIST_SCHEMA_PATH,
  access: 'anyone',
  summary: 'The JSON Schema of the file of a checklist, as the station editor exports and imports it.',
  spec: 'spec 3 §3',
  input: z.object({}),
  output: z.looseObject({}),
});
