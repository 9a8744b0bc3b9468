import { readImportJob, importJob } from '~/domain/questions/exchange/contract';
import { publishProgress } from '~/domain/questions/exchange/read-import';
import { runImport as takeAll } from '~/domain/questions/exchange/run-import';
import { jobOperations } from '~/domain/rooms';
import type { StorePicture } from '~/infra/formats/prepare';
import { aGiftFile, aReadFile, aSentFile } from '~/infra/tooling/testing/factories/imports';
import { openWorld } from '~/infra/tooling/testing/world';
import { type Handler, runDelivery } from '../registry';
import { readImport, readImportBy } from './read-import';
import { placeImported } from '~/domain/quizzes/personal/place-imported';
import { runImport } from './run-import';

const world = openWorld();
const query = <T = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
  world.deps.dataSource.query(sql, values);
const pendingJob = async (name: string, importId: number) =>
  (
    await query<{ id: string; body: Record<string, unknown> }>(
      `SELECT id, body FROM outbox WHERE name = $1 AND (body->>'import_id')::int = $2`,
      [name, importId],
    )
  )[0]!;

/** Runs the pending job of an import, by so many at once. @param last whether its attempts are used up then */
async function deliver(
  handler: unknown,
  job: { name: string },
  importId: number,
  last = false,
  times = 1,
): Promise<void> {
  const { id, body } = await pendingJob(job.name, importId);
  await Promise.all(
    Array.from({ length: times }, () =>
      runDelivery(world.deps, handler as Handler, { outbox_id: id, payload: body }, last),
    ),
  );
}
const questionsOf = async (personId: number) =>
  (
    await query<{ number: number }>('SELECT count(*)::int AS number FROM questions WHERE author_id = $1', [personId])
  )[0]!.number;
const itemsOf = (importId: number) =>
  query<{ number: number; refusal: string | null }>(
    'SELECT number, refusal FROM question_import_items WHERE import_id = $1 ORDER BY number',
    [importId],
  );
const stateOf = async (importId: number) =>
  (
    await query('SELECT state, accepted, refused, done, total, failure, version FROM question_imports WHERE id = $1', [
      importId,
    ])
  )[0]!;

const dies = (): StorePicture => async () => {
  throw new Error('killed');
};
/** A hundred and fifty questions and then one with a picture, by which a reader of ours is killed. */
const killing = () =>
  `${aGiftFile(150)}\n\n[html]<p>Look<img src\\="data\\:image/png;base64,AQID"></p>{T}\n\n${aGiftFile(60)}`;

describe('the reading of a file', () => {
  it('that is killed in the middle is begun again, and comes to the same', async () => {
    const sent = await aSentFile(world, { file: killing() });
    await expect(deliver(readImportBy(dies), readImportJob, sent.id)).rejects.toThrow('killed');
    expect(await itemsOf(sent.id)).toHaveLength(100);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'reading' });
    await deliver(readImport, readImportJob, sent.id);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'ready', accepted: 210, refused: 1, done: 211, total: 211 });
    const items = await itemsOf(sent.id);
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 211 }, (_, index) => index + 1));
    expect(items.filter(({ refusal }) => refusal)).toEqual([{ number: 151, refusal: 'picture-unreadable' }]);
  });

  it('by two at once comes to the same', async () => {
    const sent = await aSentFile(world, { file: aGiftFile(230) });
    await deliver(readImport, readImportJob, sent.id, false, 2);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'ready', accepted: 230, refused: 0, total: 230 });
    expect(await itemsOf(sent.id)).toHaveLength(230);
    expect(await pendingJob(readImportJob.name, sent.id)).toBeUndefined();
  });

  it('ends quietly when it is cancelled meanwhile', async () => {
    const sent = await aSentFile(world, { file: killing() });
    const cancelling = () => async () => {
      await sent.cancel();
      return '/media/images/x.png';
    };
    await deliver(readImportBy(cancelling), readImportJob, sent.id);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'cancelled' });
    expect(await itemsOf(sent.id)).toEqual([]);
  });

  it('that fails for good says so, and goes on when an operator says so', async () => {
    const sent = await aSentFile(world, { file: killing() });
    const operations = jobOperations.get(readImportJob.name)!;
    expect(await operations.affects(world.deps.read, { import_id: sent.id })).toEqual({
      people: [sent.person.name],
      thing: 'Import of questions.txt',
      missed: true,
    });
    await expect(deliver(readImportBy(dies), readImportJob, sent.id, true)).rejects.toThrow('killed');
    expect(await stateOf(sent.id)).toMatchObject({ state: 'failed', failure: 'internal' });
    await world.deps.inTransaction((tx) => operations.retried!(tx, { import_id: sent.id }));
    await deliver(readImport, readImportJob, sent.id);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'ready', failure: null });
  });
});

describe('the taking of an import', () => {
  const ready = async (questions = 250) => {
    const sent = await aReadFile(world, { file: aGiftFile(questions) });
    await sent.confirm();
    return sent;
  };

  it('that is killed in the middle has taken nothing; the next one takes everything, once', async () => {
    const sent = await ready();
    const halfway: number[] = [];
    await expect(
      world.deps.inTransaction((tx) =>
        takeAll(
          tx,
          sent.id,
          async (taken) => {
            halfway.push(taken);
            if (taken === 200) throw new Error('killed');
          },
          placeImported,
        ),
      ),
    ).rejects.toThrow('killed');
    expect(halfway).toEqual([100, 200]);
    expect(await questionsOf(sent.person.id)).toBe(0);
    expect(await query('SELECT 1 FROM personal_quizzes WHERE account_id = $1', [sent.person.id])).toEqual([]);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'taking' });
    await deliver(runImport, importJob, sent.id);
    expect(await questionsOf(sent.person.id)).toBe(250);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'done', done: 250, accepted: 250 });
  });

  it('by two at once takes everything once', async () => {
    const sent = await ready();
    await deliver(runImport, importJob, sent.id, false, 2);
    expect(await questionsOf(sent.person.id)).toBe(250);
    expect(
      await query('SELECT title FROM personal_quizzes WHERE account_id = $1 ORDER BY id', [sent.person.id]),
    ).toEqual([{ title: 'questions 1' }, { title: 'questions 2' }, { title: 'questions 3' }]);
  });

  it('tells how far it is while nobody can see a question yet', async () => {
    const sent = await ready(150);
    const seen: unknown[] = [];
    await world.deps.inTransaction((tx) =>
      takeAll(
        tx,
        sent.id,
        async (done) => {
          await world.deps.inTransaction((other) =>
            publishProgress(other, sent.id, 'taking', { done, total: 150, accepted: 150, refused: 0 }),
          );
          seen.push((await sent.look()).import.done, await questionsOf(sent.person.id));
        },
        placeImported,
      ),
    );
    expect(seen).toEqual([100, 0, 150, 0]);
    expect(await questionsOf(sent.person.id)).toBe(150);
  });

  it('into a quiz that was deleted meanwhile makes a new one', async () => {
    const sent = await aReadFile(world);
    const [quiz] = await query<{ id: number }>(
      `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at, deleted_at) VALUES ($1, 'Gone', 'heart', 'teal', now(), now(), now()) RETURNING id`,
      [sent.person.id],
    );
    await query('UPDATE question_imports SET personal_quiz_id = $2 WHERE id = $1', [sent.id, quiz!.id]);
    await sent.confirm();
    await deliver(runImport, importJob, sent.id);
    expect(
      await query('SELECT title FROM personal_quizzes WHERE account_id = $1 AND deleted_at IS NULL', [sent.person.id]),
    ).toEqual([{ title: 'questions' }]);
  });

  it('that fails for good says so and has taken nothing; an operator has it go on', async () => {
    const sent = await ready(3);
    const operations = jobOperations.get(importJob.name)!;
    await world.deps.inTransaction((tx) => operations.drained!(tx, { import_id: sent.id }));
    expect(await stateOf(sent.id)).toMatchObject({ state: 'failed', failure: 'internal' });
    expect(await questionsOf(sent.person.id)).toBe(0);
    await world.deps.inTransaction((tx) => operations.retried!(tx, { import_id: sent.id }));
    await deliver(runImport, importJob, sent.id);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'done', accepted: 3 });
  });
});
