import type { Marks } from '~/domain/stations/checklist-contract';
import { applyChanges, type Change, changesOfWhole, EMPTY, type SentChange } from '~/domain/stations/mark-changes';
import type { LocalKey } from '~/web/core/stores/registry';
import { uuid } from '~/web/live/uuid';
import { forgetDraft, isOfEarlierTurn, readDraft, writeDraft } from './draft';

/** Changes in one request. */
const AT_ONCE = 500;

const isSame = (one: SentChange) => (other: SentChange) => one.by === other.by && one.order === other.order;
const aboutOf = (change: Change) =>
  'item_id' in change ? change.item_id : 'group' in change ? change.group : 'comments';

/** The marks on this page: the sheet of the server, and over it what was changed here and is not there yet. It is kept on the device. */
export class DeviceSheet {
  private readonly by = uuid();
  private order = 0;
  /** The changes up to this one may be on their way. */
  private onTheWay = 0;
  private closed = false;
  private sheet: Marks | null;
  unsent: readonly SentChange[];
  marks: Marks;
  private readonly listeners = new Set<() => void>();

  /** @param server what the server had when the page was opened */
  constructor(
    private readonly key: LocalKey,
    server: Marks | null,
    private readonly place: Pick<Marks, 'turn' | 'round'>,
  ) {
    const draft = readDraft(key);
    const kept = draft && !isOfEarlierTurn(draft, place.turn ?? 0) ? draft : null;
    this.sheet = kept?.sheet && kept.sheet.revision > (server?.revision ?? -1) ? kept.sheet : server;
    this.unsent = kept?.changes ?? [];
    if (kept?.whole) {
      const known = { ...EMPTY, revision: 0, ...this.sheet, applied: {}, whole: null };
      this.unsent = changesOfWhole(known, kept.whole).map((change) => this.numbered(change));
    }
    this.marks = this.show(kept?.submission_id ?? uuid());
    if (kept?.whole) this.keep(this.unsent);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly read = (): Marks => this.marks;

  change(changes: readonly Change[]): void {
    for (const change of changes) this.update((before) => this.withChange(before, change));
  }

  /** What goes to the server now. */
  toSend(): readonly SentChange[] {
    this.onTheWay = this.order;
    return this.unsent.slice(0, AT_ONCE);
  }

  /** The server has these. @param sheet the merged sheet; null if they came too late for it */
  taken(sent: readonly SentChange[], sheet: Marks | null): void {
    if (sheet && sheet.revision > (this.sheet?.revision ?? -1)) this.sheet = sheet;
    this.update((before) => before.filter((one) => !sent.some(isSame(one))));
  }

  /** Takes what came from another device. */
  take(sheet: Marks): void {
    if (sheet.revision > (this.sheet?.revision ?? -1)) this.taken([], sheet);
  }

  /** The marks are submitted: nothing of them is kept on the device any more from now on. */
  close(): void {
    this.closed = true;
    forgetDraft(this.key);
  }

  /** Of several changes of one thing the last counts. Comments that are on their way stay: the next are written on them. */
  private withChange(before: readonly SentChange[], change: Change): SentChange[] {
    const replaced = before.filter(
      (one) =>
        one.by === this.by &&
        aboutOf(one) === aboutOf(change) &&
        (one.kind !== 'comments' || one.order > this.onTheWay),
    );
    const first = replaced.find((one) => one.kind === 'comments');
    const now = first && change.kind === 'comments' ? { ...change, base: first.base } : change;
    return [...before.filter((one) => !replaced.includes(one)), this.numbered(now)];
  }

  private numbered(change: Change): SentChange {
    this.order += 1;
    return { ...change, by: this.by, order: this.order };
  }

  /** Another tab keeps its own changes in the same place. */
  private update(edit: (changes: readonly SentChange[]) => readonly SentChange[]): void {
    const before = this.unsent;
    this.unsent = edit(before);
    this.marks = this.show(this.marks.submission_id);
    const others = readDraft(this.key)?.changes.filter((one) => !before.some(isSame(one))) ?? [];
    this.keep([...others.filter((one) => one.by !== this.by), ...this.unsent]);
    this.listeners.forEach((listener) => listener());
  }

  private keep(changes: readonly SentChange[]): void {
    if (this.closed) return;
    const { submission_id, turn } = this.marks;
    writeDraft(this.key, { sheet: this.sheet, changes, submission_id, turn });
  }

  private show(submissionId: string): Marks {
    return {
      ...this.place,
      ...applyChanges(this.sheet ?? EMPTY, this.unsent),
      submission_id: this.sheet?.submission_id ?? submissionId,
      revision: this.sheet?.revision ?? 0,
    };
  }
}
