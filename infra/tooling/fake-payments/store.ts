import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { missing } from './api-error';
import type { Kind, Objects } from './objects';

/** What is kept beside the objects of the API. */
export interface Kept {
  /** What a payment method does when it is charged; numbers of cards are not kept. */
  behaviour: { id: string; behaviour: string };
  /** The first answer to an idempotency key, and when it was given in seconds; journals of before 2026-12 do not say when. */
  answer: { id: string; request: string; status: number; body: string; at?: number };
  /** Seconds that the clock of the provider is ahead. */
  clock: { id: string; ahead: number };
  /** Switches of the chaos page. */
  chaos: { id: string; on: string[] };
}
type Stored = { id: string };
type Change = [kind: string, id: string, value: Stored | null];

/**
 * Everything the provider knows, in memory and in a journal. Changes of one request are one line of the journal, written before the
 * request is answered: a killed provider has either all of them or none.
 */
export class Store {
  private readonly kinds = new Map<string, Map<string, Stored>>();
  /** Ids by kind and owner: those of a customer, and the payments of an invoice. */
  private readonly owners = new Map<string, Set<string>>();
  private changes: Change[] = [];
  private journal: number | null = null;
  private torn = false;

  /** @param file of the journal; without one, nothing outlives the process */
  constructor(
    file?: string,
    private readonly write: (file: number, line: Buffer, at: number) => number = writeSync,
  ) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) this.replay(readFileSync(file, 'utf8'));
    this.compact(file);
    this.journal = openSync(file, 'a', 0o600);
  }

  private replay(text: string): void {
    for (const line of text.split('\n')) {
      if (line === '') continue;
      let changes: Change[];
      try {
        changes = JSON.parse(line) as Change[];
      } catch {
        // The line of a request that was being written, and was never answered.
        continue;
      }
      for (const [kind, id, value] of changes) this.set(kind, id, value);
    }
  }

  /** One line instead of the history. */
  private compact(file: string): void {
    const all: Change[] = [...this.kinds].flatMap(([kind, objects]) =>
      [...objects].map(([id, value]): Change => [kind, id, value]),
    );
    const fresh = openSync(`${file}.new`, 'w', 0o600);
    if (all.length > 0) writeSync(fresh, `${JSON.stringify(all)}\n`);
    fsyncSync(fresh);
    closeSync(fresh);
    renameSync(`${file}.new`, file);
  }

  private of(kind: string): Map<string, Stored> {
    const found = this.kinds.get(kind) ?? new Map<string, Stored>();
    this.kinds.set(kind, found);
    return found;
  }

  private set(kind: string, id: string, value: Stored | null): void {
    if (!value) {
      this.of(kind).delete(id);
      return;
    }
    this.of(kind).set(id, value);
    const { customer, invoice } = value as { customer?: unknown; invoice?: unknown };
    for (const owner of [customer, kind === 'invoice_payment' ? invoice : null])
      if (typeof owner === 'string') {
        const owned = this.owners.get(`${kind} ${owner}`) ?? new Set<string>();
        this.owners.set(`${kind} ${owner}`, owned.add(id));
      }
  }

  put<K extends Kind>(object: Objects[K] & { object: string }): Objects[K] {
    this.set(object.object, object.id, object);
    this.changes.push([object.object, object.id, object]);
    return object;
  }

  find<K extends Kind>(kind: K, id: string | null | undefined): Objects[K] | undefined {
    return id ? (this.of(kind).get(id) as Objects[K] | undefined) : undefined;
  }

  /** @throws ApiError `resource_missing` */
  get<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.find(kind, id);
    if (!found) throw missing(kind, id, param);
    return found;
  }

  /** In the order of their creation. */
  all<K extends Kind>(kind: K): Objects[K][] {
    return [...this.of(kind).values()] as Objects[K][];
  }

  count = (kind: Kind): number => this.of(kind).size;

  /** Those of a customer, or the payments of an invoice, in the order of their creation. */
  owned<K extends Kind>(kind: K, owner: string): Objects[K][] {
    return [...(this.owners.get(`${kind} ${owner}`) ?? [])].flatMap((id) => this.find(kind, id) ?? []);
  }

  keep<K extends keyof Kept>(kind: K, value: Kept[K]): void {
    this.set(`kept.${kind}`, value.id, value);
    this.changes.push([`kept.${kind}`, value.id, value]);
  }

  kept<K extends keyof Kept>(kind: K, id: string): Kept[K] | undefined {
    return this.of(`kept.${kind}`).get(id) as Kept[K] | undefined;
  }

  /** Any object by its id, for `expand`. */
  anything(id: string): Stored | undefined {
    for (const [kind, objects] of this.kinds) if (!kind.startsWith('kept.') && objects.has(id)) return objects.get(id);
    return undefined;
  }

  /** Writes what has changed since the last call. On a full disk it is kept, and written by a later call. */
  flush(): void {
    if (this.journal === null) this.changes = [];
    if (this.journal === null || this.changes.length === 0) return;
    const line = Buffer.from(`${this.torn ? '\n' : ''}${JSON.stringify(this.changes)}\n`);
    try {
      for (let at = 0; at < line.length;) at += this.write(this.journal, line, at);
      this.torn = false;
      this.changes = [];
    } catch (error) {
      // A part of the line may have been written: the next one begins anew.
      if (!this.torn) process.stderr.write(`payments: ${error instanceof Error ? error.message : 'not written'}\n`);
      this.torn = true;
    }
  }

  close(): void {
    this.flush();
    if (this.journal !== null) closeSync(this.journal);
    this.journal = null;
  }
}
