import type { Person } from '~/domain/accounts/person';
import type { TestClient } from '../client';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aQuestion } from './questions';
import { aForm } from './writing-questions';
import { table } from '../table';

export const CREATE_QUESTION = '/questions/create/';
export const editPath = (id: number) => `/questions/${id}/edit/`;
export const told = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type];
export const flaws = ({
  status,
  body,
}: {
  status: number;
  body: { type: string; errors: { path: string; message: string }[] };
}) => [status, ...(body.errors ?? []).map(({ path, message }) => `${path}: ${message}`)];

/** Who writes questions, and what is stored of them. */
export function questionWritersOf(world: World) {
  const sql = (text: string, values: unknown[] = []) => world.deps.dataSource.query(text, values);
  const stored = (id: number) => table(world, 'questions').one({ id });
  const answersOf = (question_id: number) => table(world, 'question_answers').find({ question_id }, 'position');
  const eventsOf = async (question_id: number) =>
    (await table(world, 'question_events').find({ question_id }, 'id')).map(({ kind, event, status, is_primary }) => [
      kind,
      event,
      status,
      is_primary,
    ]);
  const aWriter = async (
    ...roles: ('author' | 'moderator' | 'staff')[]
  ): Promise<{ person: Person; client: TestClient }> => {
    const person = await aPerson(world, { roles: ['learner', ...roles] });
    return { person, client: await world.signedIn(person) };
  };
  const aPersonalQuiz = async (person: { id: number }, questions = 0): Promise<number> => {
    const [{ id }] = await sql(
      `INSERT INTO personal_quizzes (account_id, title, icon, colour, created_at, changed_at) VALUES ($1, 'Mine', 'heart', 'red', now(), now()) RETURNING id`,
      [person.id],
    );
    for (let position = 0; position < questions; position += 1)
      await sql('INSERT INTO personal_quiz_questions VALUES ($1, $2, $3)', [id, (await aQuestion(world)).id, position]);
    return id;
  };
  const held = async (quiz: number) =>
    (
      await sql('SELECT question_id FROM personal_quiz_questions WHERE personal_quiz_id = $1 ORDER BY position', [quiz])
    ).map((row: { question_id: number }) => row.question_id);
  const create = async (
    client: TestClient,
    fields: Parameters<typeof aForm>[1] = {},
    extra: Record<string, unknown> = {},
    query = '',
  ) => client.post(`${CREATE_QUESTION}${query}`, { form: await aForm(world, fields), place: 'private', ...extra });
  return { sql, stored, answersOf, eventsOf, aWriter, aPersonalQuiz, held, create };
}
