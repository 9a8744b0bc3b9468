import type { FieldError } from '~/domain/kit/errors';

/** The gateway's `application/problem+json`, or the same shape for a request that never got an answer. */
export interface ProblemBody {
  type?: string;
  status?: number;
  detail?: string;
  errors?: FieldError[];
  /** The most that can be sent, in bytes, for 413. */
  limit?: number;
  next_url?: string;
  /** The challenge whose answer allows the next try at once (`domain/kit/work.ts`). */
  work?: string;
}

/** A refusal, or no answer at all: then `status` is 0 and `code` is `offline`. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    /** `problem.<code>` in `web/messages`. */
    readonly code: string,
    readonly detail: string,
    /** Which fields are wrong, for 422. */
    readonly errors: FieldError[] = [],
    /** Whole seconds until it is worth trying again, if the server said so. */
    readonly retryAfter: number | null = null,
    /** Where to go instead, if the server names a page. */
    readonly nextUrl: string | null = null,
    /** The most that can be sent, in bytes, if the server said so. */
    readonly limit: number | null = null,
  ) {
    super(detail);
    this.name = 'ProblemError';
  }

  static from(body: ProblemBody, status = 500, retryAfter: number | null = null): ProblemError {
    const code = body.type?.split('/').at(-1);
    return new ProblemError(
      body.status ?? status,
      code || `status-${status}`,
      body.detail ?? '',
      body.errors ?? [],
      retryAfter,
      body.next_url ?? null,
      body.limit ?? null,
    );
  }

  static offline(): ProblemError {
    return new ProblemError(0, 'offline', 'The server cannot be reached.');
  }

  /** Whether the same request may well succeed a little later. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The thing is not there for this person, or no longer: what a page showed of it before must not stay. */
  get denied(): boolean {
    return this.status === 403 || this.status === 404;
  }

  /** The message for one field, if the server complained about it. */
  about(path: string): string | null {
    return this.errors.find((error) => error.path === path)?.message ?? null;
  }
}
