/**
 * The few ways in which the product says no. The gateway turns each into `application/problem+json` (RFC 9457); the
 * browser shows the message of `code` in the reader's language, and never `detail`.
 */
export type ProblemKind =
  | 'malformed'
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-found'
  | 'too-slow'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'misdirected'
  | 'invalid'
  | 'too-many'
  | 'unavailable';

export const STATUS_OF: Record<ProblemKind, number> = {
  malformed: 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  misdirected: 421,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
};

export interface FieldError {
  path: string;
  message: string;
}

export interface ProblemOptions {
  /** Which fields are wrong, for `invalid`. */
  errors?: FieldError[];
  /** Whole seconds until it is worth trying again, for `too-many` and `unavailable`. */
  retryAfter?: number;
  /** The most that can be sent, in bytes, for `too-large`. */
  limit?: number;
  /** Where the person can go instead, as a path of this product. */
  nextUrl?: string;
  /** The challenge whose answer allows the next try at once (`domain/kit/work.ts`). */
  work?: string;
}

export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** A stable kebab-case name; `problem.<code>` is its message key in `web/messages`. */
    readonly code: string,
    /** The same in plain English, for clients that have no messages of their own; browsers never show it. */
    readonly detail: string,
    readonly options: ProblemOptions = {},
  ) {
    super(detail);
    this.name = 'Problem';
  }

  get status(): number {
    return STATUS_OF[this.kind];
  }

  /** The body of the answer, without anything that only the server should know. */
  toJSON() {
    return {
      type: `/problems/${this.code}`,
      title: this.kind.replaceAll('-', ' '),
      status: this.status,
      detail: this.detail,
      ...(this.options.errors ? { errors: this.options.errors } : {}),
      ...(this.options.limit ? { limit: this.options.limit } : {}),
      ...(this.options.nextUrl ? { next_url: this.options.nextUrl } : {}),
      ...(this.options.work ? { work: this.options.work } : {}),
    };
  }
}

export const notFound = (code = 'not-found', detail = 'This does not exist, or you do not have access to it.') =>
  new Problem('not-found', code, detail);
export const notAllowed = (code = 'not-allowed', detail = 'You are not allowed to do this.') =>
  new Problem('not-allowed', code, detail);
/** The web app asks the person to prove who they are, and sends the request again. */
export const confirmationNeeded = () =>
  new Problem('not-allowed', 'confirmation-needed', 'Confirm that it is you to continue.');
/** The page is of one person, and another is signed in by now. */
export const otherPerson = () =>
  new Problem('not-signed-in', 'other-person', 'Another person is signed in in this browser. Reload the page.');
export const notSignedIn = () => new Problem('not-signed-in', 'not-signed-in', 'Sign in to continue.');
export const conflict = (code: string, detail: string) => new Problem('conflict', code, detail);
export const invalid = (code: string, detail: string, errors?: FieldError[]) =>
  new Problem('invalid', code, detail, { errors });
export const tooLarge = (code: string, detail: string) => new Problem('too-large', code, detail);
const inWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
/** What somebody sends is larger than its address takes. @param limit in bytes */
export const bodyTooLarge = (limit: number) =>
  new Problem('too-large', 'too-large', `This is too large to send. The limit is ${inWords(limit)}.`, { limit });
export const fileTooLarge = (limit: number) =>
  new Problem('too-large', 'file-too-large', `The file is too large. The limit is ${inWords(limit)}.`, { limit });
export const wrongType = (code: string, detail: string) => new Problem('wrong-type', code, detail);
export const tooMany = (
  retryAfter: number,
  code = 'too-many',
  detail = 'Too many attempts. Wait a little and try again.',
) => new Problem('too-many', code, detail, { retryAfter });
export const unavailable = (
  code = 'unavailable',
  detail = 'This is not possible right now. Try again shortly.',
  retryAfter = 5,
) => new Problem('unavailable', code, detail, { retryAfter });
