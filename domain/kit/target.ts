import type { Person } from './person';
import type { CleanHtml } from './html/clean-html';
import type { SafeHtml } from './html/safe-html';
import type { Statement } from './statement';
import type { TargetPart } from './target-parts';
import type { Reader, Transaction } from './transaction';

/** A rich text of a thing. */
export interface TargetText {
  part: TargetPart;
  /** Names the text within the thing, such as `section-12`. */
  field: string;
  /** What stands above it beside the name of the part, such as the title of a section. */
  title: string;
  html: SafeHtml;
}

/** A plain text: a comment, an option of a question, a name. */
export interface TargetLine {
  /** As in `TargetText`; empty if it cannot be changed. */
  field: string;
  text: string;
  correct: boolean;
}

/** A plain text that a moderator reads and cannot correct. */
export const lineOf = (text: string): TargetLine => ({ field: '', text, correct: false });

/** A thing as it is now, for who moderates it and for its author. */
export interface TargetNow {
  /** Another one after every change of what is read. */
  revision: number;
  /** It was deleted, and not by a moderator. */
  gone: boolean;
  language: string;
  html: TargetText[];
  lines: TargetLine[];
  /** Pictures, as addresses of ours. */
  pictures: string[];
  /** The address for moderators; empty if they cannot open it. */
  url: string;
  /** The address of its editor for the author; empty if nobody can edit it. */
  edit_url: string;
}

/** What a hidden thing was before. */
export type Held = Record<string, string>;

/** The new texts of a correction, by their fields: HTML for a `TargetText`, plain text for a `TargetLine`. */
export type Corrections = ReadonlyMap<string, CleanHtml | string>;

/**
 * A kind of thing that can be reported, hidden and appealed. A room declares it as `moderated` in `room.ts`; `domain/reports/contract.ts`
 * names it for the browser.
 */
export interface Target {
  readonly kind: string;
  /** Checks that the thing is there and the person's to see. @throws Problem if it is not */
  requireReportable(tx: Transaction, person: Person, id: number): Promise<unknown>;
  /** Its page is not there while it is hidden. */
  readonly goneWhenHidden?: boolean;
  /** SQL for lists: joins the thing to `target`, a row of `moderation_cases`; its title and its author's id. */
  readonly sql: { readonly join: string; readonly title: string; readonly author: string };
  /** Null if there never was such a thing. Inside a transaction it is locked until the end. */
  read(read: Reader, id: number, options?: { lock: boolean }): Promise<TargetNow | null>;
  /** Missing if things of this kind cannot be hidden: reports of it are read and answered. */
  readonly hiding?: {
    hide(tx: Transaction, by: number, id: number): Promise<Held | void>;
    show(tx: Transaction, by: number, id: number, held: Held): Promise<void>;
    /** A hidden thing is gone for its author, too. Missing if hiding does this already. */
    takeDown?(tx: Transaction, id: number): Promise<void>;
    putBack?(tx: Transaction, id: number, held: Held): Promise<void>;
  };
  /**
   * Corrects some of its texts; it is locked. Missing if a moderator cannot.
   * @throws Problem as the editor of the thing does for texts that it refuses
   */
  correct?(tx: Transaction, by: Person, id: number, texts: Corrections): Promise<void>;
}

type Shown = Partial<TargetNow> & Pick<TargetNow, 'revision'>;

/** How a thing of one row is read. What `shown` does not name is empty. */
export const readThing =
  <Row>(
    lock: Statement<unknown, [number]>,
    find: Statement<Row, [number]>,
    shown: (row: Row, id: number) => Shown,
  ): Target['read'] =>
  async (read, id, options) => {
    if (options?.lock) await read.sql.all(lock, [id]);
    const row = await read.sql.one(find, [id]);
    const empty = { gone: false, language: '', html: [], lines: [], pictures: [], url: '', edit_url: '' };
    return row && { ...empty, ...shown(row, id) };
  };
