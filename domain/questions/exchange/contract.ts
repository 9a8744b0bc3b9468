import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { abilities } from '~/domain/kit/abilities';
import { action, call, formInt, id, job, listOf, live, page, pageNumber } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';

/** The formats that banks are moved in. */
export const FORMATS = ['gift', 'moodle-xml', 'aiken', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** The largest file, in bytes, and the most questions in it. */
export const IMPORT_BYTES_MAX = 64 * 1024 * 1024;
export const IMPORT_QUESTIONS_MAX = 10_000;
/** Questions on one page of an import's preview. */
export const PREVIEW_PAGE = 25;
/** Files that one person brings in within 24 hours; and how long what was read is kept, in milliseconds. */
export const IMPORTS_A_DAY = 30;
export const IMPORT_KEPT_MS = 24 * 60 * 60 * 1_000;

export const IMPORT_STATES = ['reading', 'ready', 'taking', 'done', 'failed', 'cancelled'] as const;
/** Why a whole file cannot be read. */
/** Kinds of file that no format is in; each has a message that names it and says what to do. */
export const FOREIGN_KINDS = ['utf-16-without-mark', 'excel-workbook', 'zip-archive', 'qti'] as const;
export type ForeignKind = (typeof FOREIGN_KINDS)[number];
export const IMPORT_FAILURES = [
  'unknown-format',
  'broken-file',
  'not-text',
  ...FOREIGN_KINDS,
  'too-many-questions',
  'no-questions',
  'hostile-file',
  'internal',
] as const;

/**
 * How often a worker says that it is at an import, after how long a silence it is taken for killed, and within which time from the
 * last word another one takes the work up; in milliseconds.
 */
export const IMPORT_BEAT_MS = 1_500;
export const IMPORT_SILENT_MS = 4_000;
export const IMPORT_RESUMED_MS = 10_000;

/** How far an import is. */
export const importSnapshot = z.object({
  import_id: z.number().int(),
  state: z.enum(IMPORT_STATES),
  /** Questions read, or taken, so far, and of how many; 0 while that is not known. */
  done: z.number().int(),
  total: z.number().int(),
  accepted: z.number().int(),
  refused: z.number().int(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  /** Where in the file it broke; from 1, 0 if it has no place. */
  failure_line: z.number().int(),
  /** Where to find what was taken; empty until it is. */
  url: z.string(),
  /** Of those that wait to be read, or taken, from 1; 0 when it does not wait. */
  place: z.number().int(),
  /** When a worker last said that it is at it, in epoch milliseconds; null before one has begun. */
  worked_at: z.number().int().nullable(),
  /** Of this snapshot, in epoch milliseconds. */
  server_time: z.number().int(),
  version: z.number().int(),
});
export type ImportSnapshot = z.output<typeof importSnapshot>;

const importLine = importSnapshot.extend({ file_name: z.string(), format: z.enum(FORMATS), started_at: z.string() });

export const importStart = page({
  path: '/questions/import/',
  access: 'registered',
  summary: 'Where a file of questions is brought in.',
  data: z.object({
    /** Newest first; at most 10. */
    imports: z.array(importLine),
    quizzes: z.array(z.object({ id: z.number().int(), title: z.string() })),
    topics: z.array(z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string() })),
    abilities: abilities('publish', 'publish_alone', 'edit_for_all'),
  }),
  actions: {
    submit: action({
      summary:
        'Send a file (multipart field `file`). It is read in the background, shown, and nothing is taken before that is confirmed.',
      input: z.object({
        /** Empty: told by the file itself. */
        format: z.enum(['', ...FORMATS]).default(''),
        /** Into the bank (authors), or into a personal quiz: an own one by `quiz`, else a new one called `title`. */
        into: z.enum(['bank', 'quiz']).default('quiz'),
        quiz: formInt().min(0).default(0),
        title: z.string().trim().max(120).default(''),
        /** For questions that say nothing of it themselves. */
        topic: id(),
        focus: id(),
        difficulty: formInt().min(1).max(3).default(2),
        language: z.enum(LANGUAGES).default('en'),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});

const previewItem = z.object({
  /** In the file, from 1. */
  number: z.number().int(),
  /** The line it begins in, from 1; 0 if the format has none. */
  line: z.number().int(),
  title: z.string(),
  /** Why it cannot be taken: `questions.import.refusal.<code>`, with what it is about; null when it can. */
  refusal: z.string().nullable(),
  about: z.string(),
  /** What is taken otherwise than the file has it: `questions.import.note.<code>`. */
  notes: z.array(z.string()),
  /** As it will be: the stem and its answers. */
  question_text: safeHtml(),
  answers: z.array(z.object({ answer_label: z.string(), answer_text: z.string(), answer_correct: z.boolean() })),
});

export const importPreview = page({
  path: '/questions/imports/:import_id/',
  example: 'question import',
  access: 'registered',
  summary: 'An import: how far it is, what would be taken, and what cannot be and why.',
  params: z.object({ import_id: id() }),
  query: z.object({ page: pageNumber, show: z.enum(['all', 'refused']).default('all') }),
  data: z.object({
    import: importLine,
    items: listOf(previewItem),
    into: z.enum(['bank', 'quiz']),
    /** The personal quizzes that the questions would be put in; a quiz holds 100. Empty for the bank. */
    quizzes: z.array(z.object({ title: z.string(), questions: z.number().int(), existing: z.boolean() })),
    /** What was read is thrown away then. */
    kept_until: z.string(),
  }),
  actions: {
    confirm: action({
      summary: 'Take every question that can be taken: all of them, or none.',
      input: z.object({}),
      output: importSnapshot,
    }),
    cancel: action({ summary: 'Throw the file away.', input: z.object({}), output: goTo }),
    status: action({ summary: 'How far it is.', input: z.object({}), output: importSnapshot }),
  },
});

export const importProgress = live({
  name: 'question.import',
  key: id(),
  snapshot: importSnapshot,
  poll: { every: 4_000, path: (key) => `/questions/imports/${key}/`, body: () => ({ data_request: 'status' }) },
  summary: 'How far the import of a file of questions is.',
});

export const readImportJob = job({
  name: 'questions.read-import',
  payload: z.object({ import_id: id() }),
  attempts: 3,
  backoff: 1_000,
  concurrency: 2,
  summary: 'Reads a file of questions and says what can be taken.',
});
/** Runs a day after a file came. */
export const forgetImportJob = job({
  name: 'questions.forget-import',
  payload: z.object({ import_id: id() }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 1,
  summary: 'Throws away a file of questions, and what was read of it, after a day.',
});
export const importJob = job({
  name: 'questions.take-import',
  payload: z.object({ import_id: id() }),
  attempts: 5,
  backoff: 1_000,
  concurrency: 2,
  summary: 'Takes the questions of a confirmed import, all in one transaction.',
});

/** What is exported: a personal quiz, or the questions one has written. */
export const exportChoice = z.object({ format: z.enum(FORMATS), quiz: formInt().min(0).default(0) });

export const exportStart = page({
  path: '/questions/export/',
  access: 'registered',
  summary: 'Where questions are taken out as a file.',
  query: z.object({ quiz: id().optional() }),
  data: z.object({
    /** How many one has written. */
    questions: z.number().int(),
    quizzes: z.array(z.object({ id: z.number().int(), title: z.string() })),
  }),
});

export const exportCheck = call({
  method: 'GET',
  path: '/api/questions/export-check/',
  access: 'registered',
  summary: 'Which questions a format cannot hold, before the file is made.',
  input: exportChoice,
  output: z.object({
    questions: z.number().int(),
    /** Those that are not in the file at all; `questions.export.unable.<code>`. At most 100 are named. */
    unable: z.array(z.object({ question_id: z.number().int(), title: z.string(), reason: z.string() })),
    unable_count: z.number().int(),
    /** What questions that are in the file lose there, and how many do. */
    without: z.array(z.object({ reason: z.string(), questions: z.number().int() })),
    file_url: z.string(),
  }),
});
/** The file itself, as a download: `exportChoice` as query. */
export const EXPORT_FILE_PATH = '/questions/export/file/';
