import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { CHEST_PAIN, CHECKLIST } from '~/domain/consultations/testing/patients';
import { baseOf } from '~/domain/stations/styles';
import { agreeableModel } from '~/infra/ai/writer';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aVirtualPatient, type TestStation } from './stations';

export const checklistOf = (sections: typeof CHECKLIST): Record<string, string[]> =>
  Object.fromEntries(sections.map(({ title, items }) => [title, [...items]]));

/** A consultation that somebody new has begun, with a patient who has chest pain, unless the options say otherwise. */
export async function aConsultation(
  world: World,
  options: { person?: Person; station?: TestStation; style?: number } = {},
) {
  const person = options.person ?? (await aPerson(world));
  const station =
    options.station ??
    (await aVirtualPatient(world, {
      style: options.style ?? 1,
      patient_instructions: CHEST_PAIN,
      checklist: checklistOf(CHECKLIST),
    }));
  const client = await world.signedIn(person);
  const { status, body } = await client.post(`/${baseOf(station.style)}/virtual-patient-launchpad/`, {
    data_request: 'start',
    station_id: station.id,
    submission_id: randomUUID(),
  });
  if (status !== 200) throw new Error(`the consultation was refused: ${JSON.stringify(body)}`);
  const path: string = body.next_url;
  const id = Number(/\d+/.exec(path)![0]);
  const act = (data_request: string, input: Record<string, unknown> = {}) =>
    client.post(path, { data_request, ...input });
  const model = agreeableModel(world.deps.config.ai) ?? '';
  const itemCalled = (words: string) =>
    station.sections.flatMap((section) => section.items).find((item) => item.title.includes(words))!.id;
  return {
    id,
    path,
    person,
    station,
    client,
    act,
    itemCalled,
    page: async () => (await client.get(path)).body,
    say: (text: string, turn_id: string = randomUUID()) => act('say', { text, turn_id, model }),
    /** Says something and hears the answer. */
    async ask(text: string): Promise<string> {
      const { status: answered, body: refused } = await act('say', { text, turn_id: randomUUID(), model });
      if (answered !== 200) throw new Error(`it was not heard: ${JSON.stringify(refused)}`);
      await world.drain();
      return (await act('check')).body.turns.at(-1).said;
    },
  };
}
