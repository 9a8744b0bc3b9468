import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardsMaxOf } from '~/domain/flashcards/decks/deck-rows.query';
import { chooseExport, countOwnCards } from '~/domain/flashcards/exchange/exported-cards.query';
import * as contract from '~/domain/flashcards/exchange/contract';
import { decksOfImport, findImport, importItems, importsOf } from '~/domain/flashcards/exchange/find-import.query';
import { cardFileMissing, cardFileUnknown } from '~/domain/flashcards/exchange/refusals';
import { requestImport } from '~/domain/flashcards/exchange/request-import';
import { cancelImport, requestUndo } from '~/domain/flashcards/exchange/undo-import';
import { notAllowed, notSignedIn, unavailable } from '~/domain/kit/errors';
import { href } from '~/domain/kit/contract';
import { foreignFile } from '~/domain/questions/exchange/import-refusals';
import { writeCsvCards } from '~/infra/formats/anki/write-csv';
import { writePackage } from '~/infra/formats/anki/write-package';
import { HEAD_BYTES } from '~/infra/formats/detect';
import { fileKindOf } from '~/infra/formats/file-kind';
import { openImageStore } from '~/infra/images/open-store';
import type { Deps } from '~/infra/process/deps';
import { takeTurns } from '~/infra/support/take-turns';
import { downloadName } from '../download-name';
import { bindPage, parse } from '../bind';
import { admitFiles, UploadedFile } from '../plugins/uploads';
import { registerScope } from '../plugins/scope';

/** Imports that are listed. */
const LISTED = 10;
/** Files that one person has made in an hour. */
const EXPORTS = { points: 30, seconds: 3_600 };

const busy = () => unavailable('exports-busy', 'Too many files are being made right now. Try again in a moment.', 5);
/** A package is built in memory. */
const inTurn = takeTurns(2, 6, busy);

const isZip = (head: Buffer): boolean => head.length > 4 && head.readUInt32LE(0) === 0x04034b50;
const isText = (head: Buffer): boolean => !head.includes(0) || head.readUInt16LE(0) >= 0xfeff;

async function formatOf(file: UploadedFile): Promise<contract.TransferFormat> {
  const head = await file.head(HEAD_BYTES);
  if (fileKindOf(head) === 'qti') throw foreignFile('qti');
  if (isZip(head)) return 'anki';
  if (/\.(?:csv|tsv|txt)$/i.test(file.name) && isText(head)) return 'csv';
  throw cardFileUnknown();
}

export function bindTransfer(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const makings = app.limits.limiter('flashcard-exports', EXPORTS.points, EXPORTS.seconds);

  void registerScope(app, 'flashcard-imports', async (scope) => {
    admitFiles(scope, { bytes: contract.IMPORT_BYTES_MAX });
    bindPage(scope, deps, contract.importStart, {
      fileOnDisk: contract.IMPORT_BYTES_MAX,
      data: async ({ person }) => ({
        imports: await importsOf(read, person.id, LISTED),
        cards_max: cardsMaxOf(person),
        cards: await countOwnCards(read, person.id),
      }),
      actions: {
        async submit({ person, input, request }) {
          const file = (request.body as { file?: unknown } | undefined)?.file;
          if (!(file instanceof UploadedFile) || file.bytes === 0) throw cardFileMissing();
          const format = await formatOf(file);
          const { id } = await deps.inTransaction((tx) =>
            requestImport(tx, person, { ...input, format, file_name: file.name }, file.pieces()),
          );
          return { next_url: href(contract.importLog, { import_id: id }) };
        },
      },
    });
  });

  bindPage(app, deps, contract.importLog, {
    async data({ person, params, query }) {
      const found = await findImport(read, person.id, params.import_id);
      const [items, decks] = await Promise.all([
        importItems(read, found.import_id, query.page, query.show),
        decksOfImport(read, found.import_id),
      ]);
      return { import: found, items, decks };
    },
    actions: {
      async cancel({ person, params }) {
        await deps.inTransaction((tx) => cancelImport(tx, person, params.import_id));
        return findImport(read, person.id, params.import_id);
      },
      async undo({ person, params }) {
        await deps.inTransaction((tx) => requestUndo(tx, person, params.import_id));
        return findImport(read, person.id, params.import_id);
      },
      status: ({ person, params }) => findImport(read, person.id, params.import_id),
    },
  });

  const sendExport = async (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      format,
      history,
      deck = 0,
      ids = null,
    }: { format: 'apkg' | 'csv'; history: boolean; deck?: number; ids?: number[] | null },
  ) => {
    const { person } = request;
    if (!person) throw notSignedIn();
    if (person.guest) throw notAllowed();
    const decks = await chooseExport(read, person.id, deck, ids);
    await makings.take(person.id);
    const name = decks.length === 1 ? decks[0]!.deck_name : 'Wardmates';
    reply.header('cache-control', 'no-store').header('content-disposition', downloadName(name, format));
    if (format === 'csv')
      return reply.type('text/csv; charset=utf-8').send(Readable.from(writeCsvCards(read, person.id, decks)));
    const path = await inTurn(() => writePackage(read, openImageStore(deps), person.id, decks, history));
    const file = createReadStream(path);
    file.once('close', () => void rm(path, { force: true }));
    return reply.type('application/octet-stream').send(file);
  };

  app.get(
    contract.EXPORT_FILE_PATH,
    {
      schema: {
        summary: 'Cards of one’s own as an Anki package or CSV, as a download.',
        tags: ['flashcards'],
        querystring: contract.exportChoice,
      },
    },
    (request, reply) => sendExport(request, reply, parse(contract.exportChoice, request.query)),
  );
  app.post(
    contract.EXPORT_FILE_PATH,
    {
      schema: {
        summary: 'Chosen cards of one’s own as an Anki package or CSV, as a download.',
        tags: ['flashcards'],
        body: contract.exportSelection,
      },
    },
    (request, reply) => sendExport(request, reply, parse(contract.exportSelection, request.body)),
  );
}
