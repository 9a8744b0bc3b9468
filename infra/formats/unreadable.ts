import type { FailedFile, Read } from '~/domain/questions/exchange/exchanged-question';
import type { Language } from '~/domain/accounts/contract';

/** A file's bytes, in pieces of any size. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Reads a file of one format, question by question. Never throws for what is in the file: a failure is the last that it tells. */
export type Reader = (bytes: Bytes, options: { language: Language }) => AsyncGenerator<Read>;

/** Thrown inside a reader when nothing more can be made of the file. */
export class Unreadable extends Error {
  constructor(
    readonly failure: FailedFile['failure'],
    readonly line = 0,
  ) {
    super(`${failure} at line ${line}`);
  }
}

/** A reader whose failure is the last thing that it tells. What fails outside of the file, such as the database, is thrown on. */
export const telling = (read: Reader): Reader =>
  async function* (bytes, options) {
    try {
      yield* read(bytes, options);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      yield { kind: 'failure', failure: error.failure, line: error.line };
    }
  };
