import { setPresence } from '~/domain/group-practice/presence';
import { NO_GRADES } from '~/domain/stations/marking';
import type { Answer } from '../client';
import type { World } from '../world';
import type { TestGroup } from './group-practice';

interface Sheet {
  ticked: number[];
  revision: number;
  turn?: number;
  round?: number;
  comments?: string;
}

export const SUBMISSION = '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11';

/** What people do at a station of a group whose examiner may change. */
export function examining(world: World) {
  const as = (person: { id: number }) => world.signedIn(person);
  const checklist = ({ station, pin }: Pick<TestGroup, 'station' | 'pin'>) =>
    `/osce-stations/${station.slug}/checklist/?pin=${pin}`;
  const lobby = (pin: string) => `/group-study/${pin}/`;
  return {
    as,
    checklist,
    do: async (
      person: { id: number },
      pin: string,
      data_request: string,
      input: Record<string, unknown> = {},
    ): Promise<Answer> => (await as(person)).post(lobby(pin), { data_request, ...input }),
    /** Not seen by the product for so many seconds. */
    async away(group: { pin: string }, person: { id: number }, seconds: number): Promise<void> {
      await world.deps.inTransaction((tx) => setPresence(tx, group.pin, person.id, false));
      world.clock.advance(seconds * 1_000);
    },
    back: (group: { pin: string }, person: { id: number }) =>
      world.deps.inTransaction((tx) => setPresence(tx, group.pin, person.id, true)),
    sheet: async (group: TestGroup, person: { id: number }): Promise<Answer> =>
      (await as(person)).get(checklist(group)),
    save: async (group: TestGroup, person: { id: number }, { comments = '', ...sheet }: Sheet): Promise<Answer> =>
      (await as(person)).post(checklist(group), {
        data_request: 'save_marks',
        grades: NO_GRADES,
        submission_id: SUBMISSION,
        comments,
        ...sheet,
      }),
    submit: async (
      group: TestGroup,
      person: { id: number },
      ticked: number[],
      more: Record<string, unknown> = {},
    ): Promise<Answer> =>
      (await as(person)).post(checklist(group), {
        timer: 60,
        comments: '',
        submission_id: SUBMISSION,
        ...Object.fromEntries(ticked.map((id) => [`c-${id}`, 'on'])),
        ...more,
      }),
    status: async (pin: string, person: { id: number }) =>
      (await (await as(person)).post('/api/group-study/status/', { pin })).body,
  };
}
