import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, formInt, id, job, listOf, live, page, pageNumber } from '~/domain/kit/contract';
import { ACT_MAX } from '../browse/contract';
import { FOREIGN_KINDS } from '~/domain/questions/exchange/contract';

/** `.apkg` and `.colpkg` of Anki in all their forms, and CSV. */
export const TRANSFER_FORMATS = ['anki', 'csv'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** The largest file, in bytes, and the most cards in it. */
export const IMPORT_BYTES_MAX = 200 * 1024 * 1024;
export const IMPORT_CARDS_MAX = 100_000;
/** Files that one person brings in within 24 hours. */
export const IMPORTS_A_DAY = 20;
/** How long a file that could not be read to its end is kept, and how long an import can be undone, in milliseconds. */
export const FILE_KEPT_MS = 24 * 60 * 60 * 1_000;
export const UNDO_KEPT_MS = 30 * FILE_KEPT_MS;
/** Cards on one page of an import's log. */
export const LOG_PAGE = 25;
/** How often a worker says that it is at an import, and after how long a silence it is taken for killed, in milliseconds. */
export const IMPORT_BEAT_MS = 1_500;
export const IMPORT_SILENT_MS = 4_000;

export const IMPORT_STATES = ['reading', 'taking', 'done', 'undoing', 'undone', 'failed', 'cancelled'] as const;
/** Why a whole file cannot be taken. */
export const IMPORT_FAILURES = [
  'unknown-format',
  'broken-file',
  'hostile-file',
  'not-text',
  ...FOREIGN_KINDS,
  'too-many-cards',
  'no-cards',
  'internal',
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];

/** What became of a card of the file. */
export const OUTCOMES = ['new', 'updated', 'duplicate', 'conflicting', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** Why a card was skipped, or is conflicting: `flashcards.exchange.reason.<code>`. */
export const REASONS = [
  'missing-note',
  'missing-note-type',
  'missing-template',
  'no-cards',
  'empty-front',
  'too-long',
  'picture-missing',
  'picture-unreadable',
  'twice-in-file',
  'edited-here',
  'deck-shared',
  'older',
  'changed-since',
] as const;
export type Reason = (typeof REASONS)[number];
/** Why a card was taken with less than its file had, or not anew: `flashcards.exchange.note.<code>`. */
export const NOTES = [
  'sound',
  'picture-missing',
  'picture-unreadable',
  'picture-elsewhere',
  'formula',
  'tags',
  'suspended',
  'buried',
] as const;
export type Note = (typeof NOTES)[number];

const count = z.number().int();
const counts = z.object({ new: count, updated: count, duplicate: count, conflicting: count, skipped: count });

/** How far an import is. */
export const importSnapshot = z.object({
  import_id: count,
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Cards read, taken or undone so far, and of how many; 0 while that is not known. */
  done: count,
  total: count,
  counts,
  /** Reviews that came with it. */
  reviews: count,
  /** Cards of the file that were suspended, and stay so; older gateways leave it out. */
  suspended: count.optional(),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  /** Of text: the line of a row whose quote is never closed, from 1; null if another thing failed. Older gateways leave it out. */
  failed_line: count.nullish(),
  undoable: z.boolean(),
  started_at: z.string(),
  /** When a worker last said that it is at it, in epoch milliseconds; null before one has begun. */
  worked_at: count.nullable(),
  /** Of this snapshot, in epoch milliseconds. */
  server_time: count,
  version: count,
});
export type ImportSnapshot = z.output<typeof importSnapshot>;

export const importStart = page({
  path: '/flashcards/import/',
  access: 'registered',
  summary: 'Where a file of cards is brought in: an Anki package or CSV.',
  data: z.object({
    /** Newest first; at most 10. */
    imports: z.array(importSnapshot),
    /** Cards in a deck of one's own at most; a larger deck of the file becomes several. */
    cards_max: count,
    /** Cards of one's own, for the export of all. */
    cards: count,
  }),
  actions: {
    submit: action({
      summary: 'Send a file (multipart field `file`). It is read and merged in the background, and can be undone.',
      input: z.object({
        /** Take the reviews of the package into one’s own log, too. */
        with_history: z.stringbool().or(z.boolean()).default(true),
        language: z.enum(LANGUAGES).optional(),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});

export const importLog = page({
  path: '/flashcards/imports/:import_id/',
  example: 'card import',
  access: 'registered',
  summary: 'An import: how far it is, and what became of each card of the file.',
  params: z.object({ import_id: id() }),
  query: z.object({ page: pageNumber, show: z.enum(['all', ...OUTCOMES]).default('all') }),
  data: z.object({
    import: importSnapshot,
    items: listOf(
      z.object({
        /** In the file, from 1. */
        number: count,
        title: z.string(),
        deck: z.string(),
        outcome: z.enum(OUTCOMES).nullable(),
        reason: z.string(),
        notes: z.array(z.string()),
      }),
    ),
    /** The decks that it made. */
    decks: z.array(z.object({ id: count, deck_name: z.string(), cards: count })),
  }),
  actions: {
    cancel: action({
      summary: 'Stop the import; what was taken so far is undone.',
      input: z.object({}),
      output: importSnapshot,
    }),
    undo: action({
      summary: 'Take cards, decks and reviews of this import out again; updated cards go back to what they were.',
      input: z.object({}),
      output: importSnapshot,
    }),
    status: action({ summary: 'How far it is.', input: z.object({}), output: importSnapshot }),
  },
});

export const importProgress = live({
  name: 'flashcards.import',
  key: id(),
  snapshot: importSnapshot,
  poll: { every: 4_000, path: (key) => `/flashcards/imports/${key}/`, body: () => ({ data_request: 'status' }) },
  summary: 'How far the import of a file of cards is.',
});

const payload = z.object({ import_id: id() });
export const importCardsJob = job({
  name: 'flashcards.import-cards',
  payload,
  attempts: 5,
  backoff: 1_000,
  concurrency: 2,
  summary: 'Reads a file of cards and merges them, some at a time; goes on where a killed worker was.',
});
export const undoImportJob = job({
  name: 'flashcards.undo-import',
  payload,
  attempts: 5,
  backoff: 1_000,
  concurrency: 1,
  summary: 'Takes out again what an import brought.',
});
/** Runs a day after a file came, and again after thirty. */
export const forgetImportJob = job({
  name: 'flashcards.forget-import',
  payload,
  attempts: 5,
  backoff: 1_000,
  concurrency: 1,
  summary: 'Throws away a file of cards after a day, and what undoing it needs after thirty.',
});

/** What is exported: a deck of one's own, or all of them. */
export const exportChoice = z.object({
  deck: formInt().min(0).default(0),
  format: z.enum(['apkg', 'csv']),
  /** With one's own reviews; a package only. */
  history: z.stringbool().or(z.boolean()).default(false),
});
/** Cards of one's own, of any decks, that are exported. */
export const exportSelection = exportChoice.omit({ deck: true }).extend({ ids: z.array(id()).min(1).max(ACT_MAX) });
/** The file, as a download: `exportChoice` as query, or `exportSelection` as the body of a POST. */
export const EXPORT_FILE_PATH = '/flashcards/export/file/';
/** Cards in one file that is made. */
export const EXPORT_CARDS_MAX = 50_000;
