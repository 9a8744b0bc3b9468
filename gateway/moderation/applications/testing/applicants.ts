import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aQuestion } from '~/infra/tooling/testing/factories/questions';
import type { World } from '~/infra/tooling/testing/world';
import type { Language, Role } from '~/domain/accounts/contract';

export const ASK = '/become-author/';
export const LIST = '/moderation/applications/';
export const REVIEW = '/api/moderation/proposals/';
export const reviewed = (entity_id: number) => ({ kind: 'application', entity_id });
export const WORDS = 'I teach cardiology to fourth-year students and write their questions.';
export const REASON = 'The explanation does not say why the other options are wrong.';
export const codeOf = ({ status, body }: { status: number; body: { type?: string } }) => [
  status,
  body.type?.split('/').pop(),
];

/** Those who ask to become authors, and those who decide. */
export function openApplications(world: World) {
  const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);
  const rolesOf = async ({ id }: { id: number }) =>
    (await query<{ roles: Role[] }>('SELECT roles FROM accounts WHERE id = $1', [id]))[0]!.roles;

  async function learner(language: Language = 'en') {
    const person = await aPerson(world, { language });
    const client = await world.signedIn(person);
    const question = await aQuestion(world, { author_id: person.id, status: 'draft' });
    const ask = (question_id = question.id, words = WORDS) => client.post(ASK, { question_id, words });
    return {
      person,
      client,
      question,
      ask,
      /** @returns the id of the open application */
      asked: async (): Promise<number> => (await ask()).body.application.id,
      withdraw: (application_id: number) => client.post(ASK, { data_request: 'withdraw', application_id }),
    };
  }

  async function moderator(roles: Role[] = ['learner', 'moderator']) {
    const person = await aPerson(world, { roles });
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    return {
      person,
      client,
      accept: (id: number, note?: string) => client.post(`${LIST}${id}/`, { data_request: 'accept', note }),
      refuse: (id: number, reason = REASON) => client.post(`${LIST}${id}/`, { data_request: 'refuse', reason }),
      /** What was decided. */
      review: async (id: number) => (await client.post(REVIEW, reviewed(id))).body,
      undo: (id: number, decision_id: number) => client.post(`${REVIEW}undo/`, { ...reviewed(id), decision_id }),
      list: async (state = 'open') => (await client.get(`${LIST}?state=${state}`)).body,
    };
  }

  const told = async ({ id }: { id: number }) => ({
    notifications: await query<{ kind: string; values: object; url: string }>(
      `SELECT kind, "values", url FROM notifications WHERE account_id = $1 AND kind <> 'welcome' ORDER BY id`,
      [id],
    ),
    mails: await query('SELECT template, language, body FROM mails WHERE account_id = $1 ORDER BY template', [id]),
  });

  return { query, rolesOf, learner, moderator, told };
}
