import { z } from 'zod';
import { action, call, done, id, job, live } from '~/domain/kit/contract';

/** Days in which the deletion of an account can be taken back. */
export const COME_BACK_DAYS = 14;
/** Days for which a download can be fetched. */
export const EXPORT_DAYS = 7;

/** The page to export, clear and delete the person's data. */
export const PRIVACY_PATH = '/profile/privacy/';
/** The file of a download, by `export_id`. */
export const EXPORT_FILE_PATH = '/profile/privacy/download/';

export const EXPORT_STATES = ['waiting', 'writing', 'ready', 'failed'] as const;

export const exportSnapshot = z.object({
  export_id: z.number().int(),
  state: z.enum(EXPORT_STATES),
  /** Tables that are written, and of how many; 0 while it waits. */
  done: z.number().int(),
  total: z.number().int(),
  /** Of the file; 0 until it is ready. */
  bytes: z.number().int(),
  /** The path of the file; empty until it is ready and once it has expired. */
  file_url: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  version: z.number().int(),
});
export type ExportSnapshot = z.output<typeof exportSnapshot>;

/** What `/profile/privacy/` shows. */
export const privacyData = z.object({
  /** The newest download; null if there is none. */
  export: exportSnapshot.nullable(),
});

/** The actions of `/profile/privacy/`. */
export const privacyActions = {
  request_export: action({
    confirmed: true,
    summary: 'Make a download of everything that is held of the person. One is made at a time.',
    input: z.object({}),
    output: exportSnapshot,
  }),
  export_status: action({
    summary: 'How far a download is.',
    input: z.object({ export_id: id() }),
    output: exportSnapshot,
  }),
};

export const accountExport = live({
  whileLeaving: true,
  name: 'account.export',
  key: id(),
  snapshot: exportSnapshot,
  poll: {
    every: 4_000,
    path: () => PRIVACY_PATH,
    body: (key) => ({ data_request: 'export_status', export_id: key }),
    settled: ({ state }) => state === 'ready' || state === 'failed',
  },
  summary: 'How far a download of everything is; the key is its id.',
});

export const comeBack = call({
  method: 'POST',
  path: '/api/account/come-back/',
  access: 'registered',
  whileLeaving: true,
  summary: 'Take back the deletion of one’s account, within 14 days of asking for it.',
  input: z.object({}),
  output: done,
});

export const writeExportJob = job({
  name: 'accounts.write-export',
  payload: z.object({ export_id: id() }),
  attempts: 4,
  backoff: 2_000,
  concurrency: 1,
  summary: 'Writes a download of everything that is held of a person.',
});

/** Runs when the days to come back are over. */
export const eraseAccountJob = job({
  name: 'accounts.erase-account',
  payload: z.object({ account_id: id() }),
  attempts: 8,
  backoff: 5_000,
  concurrency: 1,
  summary: 'Erases an account whose deletion was asked for and not taken back.',
});
