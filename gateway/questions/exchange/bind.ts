import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { notAllowed, notSignedIn } from '~/domain/kit/errors';
import { LEFT_OUT, type Loss } from '~/domain/questions/exchange/exchanged-question';
import * as contract from '~/domain/questions/exchange/contract';
import { cancelImport, confirmImport } from '~/domain/questions/exchange/confirm-import';
import { exportable, exported, type ExportChoice } from '~/domain/questions/exported-questions.query';
import { findImport, importItems, importsOf } from '~/domain/questions/exchange/find-import.query';
import { findTopics } from '~/domain/questions/authoring/find-editor.query';
import { fileMissing, foreignFile, formatUnknown } from '~/domain/questions/exchange/import-refusals';
import { writingAbilities } from '~/domain/questions/policy';
import { ownQuizzes } from '~/domain/questions/analysis/own-quizzes.query';
import { requestImport } from '~/domain/questions/exchange/request-import';
import type { Deps } from '~/infra/process/deps';
import { detectFormat, HEAD_BYTES } from '~/infra/formats/detect';
import { fileKindOf } from '~/infra/formats/file-kind';
import { formats } from '~/infra/formats/formats';
import { bindCall, bindPage, parse } from '~/gateway/bind';
import { downloadName } from '~/gateway/download-name';
import { leavingOf } from './leaving-questions';
import { admitFiles, UploadedFile } from '~/gateway/plugins/uploads';
import { registerScope } from '../../plugins/scope';

/** Imports that are listed, and questions that are named as not in a file. */
const LISTED = 10;
const NAMED = 100;
/** Files that one person has made in an hour. */
const EXPORTS = { points: 60, seconds: 3_600 };

type Line = Awaited<ReturnType<typeof importsOf>>[number];
const lineOf = ({ created_at, ...line }: Line) => ({ ...line, started_at: created_at.toISOString() });

async function check(deps: Deps, person: Parameters<typeof exported>[1], { format, quiz }: ExportChoice) {
  const { ids } = await exportable(deps.read, person, quiz);
  const unable: { question_id: number; title: string; reason: string }[] = [];
  const without = new Map<Loss, number>();
  let unable_count = 0;
  for await (const { id, question, left_out, losses } of exported(deps.read, person, format, ids)) {
    if (left_out) {
      unable_count += 1;
      if (unable.length < NAMED) unable.push({ question_id: id, title: question.title, reason: left_out });
      continue;
    }
    for (const loss of losses) if (!LEFT_OUT.has(loss)) without.set(loss, (without.get(loss) ?? 0) + 1);
  }
  return {
    questions: ids.length - unable_count,
    unable,
    unable_count,
    without: [...without].map(([reason, questions]) => ({ reason, questions })),
    file_url: href({ path: contract.EXPORT_FILE_PATH }, {}, { format, quiz: quiz || undefined }),
  };
}

function bindImports(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  void registerScope(app, 'question-imports', async (scope) => {
    admitFiles(scope, { bytes: contract.IMPORT_BYTES_MAX });
    bindPage(scope, deps, contract.importStart, {
      fileOnDisk: contract.IMPORT_BYTES_MAX,
      async data({ person }) {
        const [imports, quizzes, topics] = await Promise.all([
          importsOf(read, person.id, LISTED),
          ownQuizzes(read, person.id),
          findTopics(read, person.language),
        ]);
        return {
          imports: imports.map(lineOf),
          quizzes,
          topics,
          abilities: abilitiesOf(writingAbilities, person, null),
        };
      },
      actions: {
        async submit({ person, input, request }) {
          const file = (request.body as { file?: unknown } | undefined)?.file;
          if (!(file instanceof UploadedFile) || file.bytes === 0) throw fileMissing();
          const head = await file.head(HEAD_BYTES);
          const kind = fileKindOf(head);
          if (kind) throw foreignFile(kind);
          const format = input.format || (await detectFormat(head));
          if (!format) throw formatUnknown();
          const { id } = await deps.inTransaction((tx) =>
            requestImport(tx, person, { ...input, format, file_name: file.name }, file.pieces()),
          );
          return { next_url: href(contract.importPreview, { import_id: id }) };
        },
      },
    });
  });

  bindPage(app, deps, contract.importPreview, {
    async data({ person, params, query }) {
      const found = await findImport(read, person.id, params.import_id);
      const { items, ...list } = await importItems(read, found.import_id, query.page, query.show === 'refused');
      return {
        import: lineOf(found),
        into: found.destination,
        quizzes: found.quizzes,
        kept_until: new Date(found.created_at.getTime() + contract.IMPORT_KEPT_MS).toISOString(),
        items: {
          ...list,
          items: items.map(({ body, ...item }) => ({
            ...item,
            question_text: SafeHtml.stored(body?.question_text ?? '', body?.html_version),
            answers: (body?.answers ?? []).map(({ label, text, correct }) => ({
              answer_label: label,
              answer_text: text,
              answer_correct: correct,
            })),
          })),
        },
      };
    },
    actions: {
      async confirm({ person, params }) {
        await deps.inTransaction((tx) => confirmImport(tx, person, params.import_id));
        return findImport(read, person.id, params.import_id);
      },
      async cancel({ person, params }) {
        await deps.inTransaction((tx) => cancelImport(tx, person, params.import_id));
        return { next_url: href(contract.importStart) };
      },
      status: ({ person, params }) => findImport(read, person.id, params.import_id),
    },
  });
}

function bindExports(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const makings = app.limits.limiter('question-exports', EXPORTS.points, EXPORTS.seconds);
  bindPage(app, deps, contract.exportStart, {
    async data({ person }) {
      const [own, quizzes] = await Promise.all([exportable(read, person, 0), ownQuizzes(read, person.id)]);
      return { questions: own.ids.length, quizzes };
    },
    actions: {},
  });

  bindCall(app, deps, contract.exportCheck, ({ person, input }) => check(deps, person, input));

  app.get(
    contract.EXPORT_FILE_PATH,
    {
      schema: {
        summary: 'The file of an export, as a download.',
        tags: ['questions'],
        querystring: contract.exportChoice,
      },
    },
    async (request, reply) => {
      const { person } = request;
      if (!person) throw notSignedIn();
      if (person.guest) throw notAllowed();
      const { format, quiz } = parse(contract.exportChoice, request.query);
      const { title, ids } = await exportable(read, person, quiz);
      await makings.take(person.id);
      const { write, type, extension } = formats[format];
      return reply
        .type(type)
        .header('content-disposition', downloadName(title || 'questions', extension))
        .header('cache-control', 'no-store')
        .send(Readable.from(write(leavingOf(deps, person, format, ids))));
    },
  );
}

export function bindQuestionExchange(app: FastifyInstance, deps: Deps): void {
  bindImports(app, deps);
  bindExports(app, deps);
}
