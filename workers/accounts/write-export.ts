import { writeExportJob } from '~/domain/accounts/privacy/contract';
import {
  beginExport,
  endExport,
  type ExportWork,
  failExport,
  saveExportPiece,
  notifyExportProgress,
} from '~/domain/accounts/privacy/exports';
import { exportReadme } from '~/domain/accounts/privacy/readme';
import { imagesPersonalData } from '~/domain/images/personal-data';
import { personalTables } from '~/domain/personal-data';
import { csvOf, jsonOf, rowsOf } from '~/infra/formats/zip/exported-table';
import { ZipWriter } from '~/infra/formats/zip/zip-writer';
import { openImageStore } from '~/infra/images/open-store';
import type { Deps } from '~/infra/process/deps';
import { handle } from '../registry';

/** Bytes of one piece of the file. */
const PIECE = 256 * 1024;

/** Collects the file into pieces, and keeps each as soon as it is full. */
class Pieces {
  bytes = 0;
  private position = 0;
  private held: Uint8Array[] = [];
  private size = 0;

  constructor(
    private readonly deps: Pick<Deps, 'read'>,
    private readonly work: ExportWork,
  ) {}

  async write(bytes: Uint8Array): Promise<void> {
    this.held.push(bytes);
    this.size += bytes.length;
    if (this.size >= PIECE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.size === 0) return;
    const piece = Buffer.concat(this.held);
    [this.held, this.size] = [[], 0];
    // Not quietly: the job is not done, it is done by the other run.
    if (!(await saveExportPiece(this.deps.read, this.work, this.position, piece)))
      throw new Error('another run writes this download now');
    this.position += 1;
    this.bytes += piece.length;
  }
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

async function* counting<T>(rows: AsyncIterable<T>, counted: { rows: number }): AsyncGenerator<T> {
  for await (const row of rows) {
    counted.rows += 1;
    yield row;
  }
}

/** The pictures that a person has sent, as they are kept. */
async function writePictures(deps: Deps, zip: ZipWriter, accountId: number, at: Date): Promise<void> {
  const store = openImageStore(deps);
  for (const { exported } of imagesPersonalData.tables) {
    if (typeof exported === 'string') continue;
    for await (const { key } of rowsOf(deps.read, exported, accountId)) {
      const file = await store.open(String(key));
      if (file) await zip.entry(`pictures/${String(key)}`, file.body, { stored: true, at });
    }
  }
}

async function writeTables(deps: Deps, zip: ZipWriter, work: ExportWork, at: Date): Promise<void> {
  const held: { room: string; table: string; rows: number; why?: string }[] = [];
  for (const [index, { room, table, exported }] of personalTables.entries()) {
    if (typeof exported === 'string') held.push({ room, table, rows: 0, why: exported });
    else {
      const counted = { room, table, rows: 0 };
      held.push(counted);
      const rows = () => rowsOf(deps.read, exported, work.account_id);
      if (!(await rows().next()).done) {
        await zip.entry(`${room}/${table}.json`, jsonOf(counting(rows(), counted)), { at });
        await zip.entry(`${room}/${table}.csv`, csvOf(exported.fields, rows()), { at });
      }
    }
    await deps.inTransaction((tx) => notifyExportProgress(tx, work, index + 1));
  }
  await zip.entry('index.json', one(`${JSON.stringify(held, null, 2)}\n`), { at });
}

/** Writes the file in pieces. After a kill it begins anew; what the killed run had kept is thrown away. */
export const writeExport = handle(writeExportJob, {
  async run({ export_id }, { deps, commit }) {
    const work = await deps.inTransaction((tx) => beginExport(tx, export_id, personalTables.length));
    if (!work) return;
    const [pieces, at] = [new Pieces(deps, work), deps.clock.now()];
    const zip = new ZipWriter((bytes) => pieces.write(bytes));
    await zip.entry('README.txt', one(exportReadme(at)), { at });
    await writeTables(deps, zip, work, at);
    await writePictures(deps, zip, work.account_id, at);
    await zip.end();
    await pieces.flush();
    await commit((tx) => endExport(tx, work, pieces.bytes));
  },
  failed: (tx, { export_id }) => failExport(tx, export_id),
});
