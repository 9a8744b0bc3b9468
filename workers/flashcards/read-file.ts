import { open } from 'node:fs/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { IMPORT_CARDS_MAX, type ImportFailure } from '~/domain/flashcards/exchange/contract';
import type { ReadItem } from '~/domain/flashcards/exchange/imported-card';
import { type ImportWork, saveItems, lastKeptItem } from '~/domain/flashcards/exchange/read-import';
import { cardImportFiles } from '~/domain/flashcards/exchange/request-import';
import { csvCards } from '~/infra/formats/anki/csv-cards';
import type { PackageCard } from '~/infra/formats/anki/package-card';
import { type Media, prepareCard } from '~/infra/formats/anki/prepare-card';
import { type FromPackage, readPackage } from '~/infra/formats/anki/read-package';
import { Unreadable } from '~/infra/formats/unreadable';
import type { Deps } from '~/infra/process/deps';
import { NO_MEDIA, PackageMedia } from './media';
import { spooled } from './spool';

const BATCH = 100;

/** Thrown if the import was cancelled meanwhile. */
class Cancelled extends Error {}

/** Prepares and keeps the cards of a file, after those that a killed worker has kept. */
class ItemWriter {
  private number = 0;
  private pending: ReadItem[] = [];

  constructor(
    private readonly deps: Deps,
    private readonly work: ImportWork,
    private readonly kept: number,
    private readonly media: Media,
  ) {}

  async add(cards: readonly PackageCard[], total: number): Promise<void> {
    for (const card of cards) {
      this.number += 1;
      if (this.number > IMPORT_CARDS_MAX) throw new TooManyCards();
      if (this.number <= this.kept) continue;
      this.pending.push(await prepareCard(this.number, card, this.media));
      if (this.pending.length >= BATCH) await this.flush(total);
    }
    // Others of this process have their turn.
    await yieldToOthers();
  }

  async flush(total: number): Promise<void> {
    const items = this.pending.splice(0);
    if (items.length === 0) return;
    if (!(await this.deps.inTransaction((tx) => saveItems(tx, this.work.id, items, total)))) throw new Cancelled();
  }

  get count(): number {
    return this.number;
  }
}

class TooManyCards extends Error {}

async function* batchesOf(cards: AsyncIterable<PackageCard>): AsyncGenerator<FromPackage> {
  for await (const card of cards) yield { cards: [card] };
}

/** The name of a file without its ending: a deck for rows that name none. */
const deckOf = (fileName: string): string => fileName.replace(/\.\w{1,6}$/, '') || fileName;

async function readAll(writer: ItemWriter, file: AsyncIterable<FromPackage>): Promise<void> {
  let total = 0;
  for await (const part of file) {
    if ('total' in part) total = part.total;
    else await writer.add(part.cards, total);
    if (total > IMPORT_CARDS_MAX) throw new TooManyCards();
  }
  await writer.flush(total);
}

/** @returns why the file cannot be taken, and at which line; null when all its cards are kept; `cancelled` */
export async function readFile(
  deps: Deps,
  work: ImportWork,
): Promise<{ failure: ImportFailure; line?: number } | 'cancelled' | null> {
  const kept = await lastKeptItem(deps.read, work.id);
  try {
    let writer: ItemWriter;
    if (work.format === 'csv') {
      writer = new ItemWriter(deps, work, kept, NO_MEDIA);
      const cards = csvCards(
        cardImportFiles.piecesOf(deps.read, work.id),
        deckOf(work.file_name),
        work.created_at.getTime(),
      );
      await readAll(writer, batchesOf(cards));
    } else
      writer = await spooled(cardImportFiles.piecesOf(deps.read, work.id), async (path) => {
        const handle = await open(path);
        try {
          const media = await PackageMedia.open(deps, work.account_id, handle);
          const own = new ItemWriter(deps, work, kept, media);
          await readAll(own, readPackage(path));
          return own;
        } finally {
          await handle.close();
        }
      });
    return writer.count === 0 ? { failure: 'no-cards' } : null;
  } catch (error) {
    if (error instanceof Cancelled) return 'cancelled';
    if (error instanceof TooManyCards) return { failure: 'too-many-cards' };
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
