import type { Role } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import type { TestClient } from '../client';
import type { World } from '../world';

/** What addresses, inputs and keys call a thing: `deck_id`, `slug`, or `key` for a live resource. */
export type Names = Record<string, unknown>;

/** Who makes a thing. */
export interface Owner {
  person: Person;
  client: TestClient;
}

export interface Kind {
  /** The targets that name it. The first kind that fits is taken. */
  of: RegExp;
  /** The roles of its owner beside `learner`. Without it, the thing is nobody's. */
  owner?: Role[];
  make(world: World, owner: Owner): Promise<Names>;
}

export const FORM = {
  title: 'First hour',
  focus_id: 3,
  section_colour: 'red',
  section_icon: 'heart',
  text: '<p>Aspirin <strong>300 mg</strong>.</p>',
  sources: [{ title: 'Guideline', publisher: 'NICE', year: 2020, url: 'https://example.org/guideline' }],
};
export const WORDS = 'I teach cardiology to fourth-year students and write their questions.';
export const REASON = 'The dose is ten times too high.';

/** What a command of the owner answered. @throws Error for a refusal: then there is no thing to ask for */
export async function posted(owner: Owner, path: string, input: Names): Promise<any> {
  const { status, body } = await owner.client.post(path, input);
  if (status !== 200) throw new Error(`${path} refused the owner: ${JSON.stringify(body)}`);
  return body;
}
export const idIn = (address: string): number => Number(/\d+/.exec(address)![0]);
export const query = (world: World, sql: string, values: unknown[]): Promise<any[]> =>
  world.deps.dataSource.query(sql, values);
export const rowOf = async (...asked: Parameters<typeof query>): Promise<any> => (await query(...asked))[0];
