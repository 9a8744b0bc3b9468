import type { RunSnapshot } from '~/domain/circuit-runs/contract';
import type { Phase } from '~/domain/circuit-runs/phases';
import type { Person } from '~/domain/accounts/person';
import type { TestClient } from '../client';
import { aRun, type TestRun } from './circuit-runs';
import { aStation, type TestStation } from './stations';
import type { World } from '../world';

export const MINUTE = 60_000;
const page = (pin: string) => `/circuit-runs/${pin}/`;

export const codeOf = (answer: { body: { type: string } }) => answer.body.type.replace('/problems/', '');
export const act = (client: TestClient, pin: string, data_request: string, input: Record<string, unknown> = {}) =>
  client.post(page(pin), { data_request, ...input });
export const whereIs = ({ state, round, phase }: RunSnapshot): [string, number, Phase | null] => [state, round, phase];
export const roleHolders = ({ members }: RunSnapshot) => Object.fromEntries(members.map(({ role, id }) => [role, id]));
export const personOf = (run: TestRun, id: number | undefined): Person =>
  run.people.find((person) => person.id === id)!;

/** What people do in a run, and how it goes on. */
export function circuitRunsOf(world: World) {
  const as = (person: { id: number }) => world.signedIn(person);
  return {
    as,
    /** Where the run is, as one of its people sees it. */
    look: async (run: { pin: string }, person: Person): Promise<RunSnapshot> =>
      (await (await as(person)).get(page(run.pin))).body.run,
    /** The time goes on, and the server does what is due. */
    async after(minutes: number): Promise<void> {
      world.clock.advance(minutes * MINUTE);
      expect(await world.drain()).toEqual([]);
    },
    async begun(options: Parameters<typeof aRun>[1] = {}): Promise<TestRun> {
      const run = await aRun(world, options);
      expect((await act(await as(run.host), run.pin, 'begin')).status).toBe(200);
      return run;
    },
    async manyStations(count: number): Promise<TestStation[]> {
      const stations = [];
      for (let made = 0; made < count; made += 1) stations.push(await aStation(world));
      return stations;
    },
    async submits(
      run: TestRun,
      examiner: Person,
      station: TestStation,
      ticked = 2,
    ): Promise<{ quizlog_id: number; next_url: string }> {
      const boxes = Object.fromEntries(station.item_ids.slice(0, ticked).map((id) => [`c-${id}`, 'on']));
      const answer = await (
        await as(examiner)
      ).post(`/osce-stations/${station.slug}/checklist/?pin=${run.pin}`, { timer: 1, comments: '', ...boxes });
      expect(answer.status).toBe(200);
      return answer.body;
    },
    async keepsMarks(run: TestRun, examiner: Person, station: TestStation, ticked: number): Promise<void> {
      const marks = {
        ticked: station.item_ids.slice(0, ticked),
        grades: { dgd_grade: null, cmc_grade: null, rto_grade: null, overall_score: null },
        comments: '<p>Calm.</p>',
        submission_id: '2b7d2f0e-5f5e-4c1a-9d57-6f5a3b0c9d11',
        revision: 3,
      };
      const answer = await (
        await as(examiner)
      ).post(`/osce-stations/${station.slug}/checklist/?pin=${run.pin}`, { data_request: 'save_marks', ...marks });
      expect(answer.status).toBe(200);
    },
    opens: async (person: Person, path: string) => (await (await as(person)).get(path)).status,
  };
}
