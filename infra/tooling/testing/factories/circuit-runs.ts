import type { Person } from '~/domain/accounts/person';
import { openRun, type RunWishes } from '~/domain/circuit-runs/open-run';
import { joinGroup } from '~/domain/group-practice/join-group';
import { addToCircuit } from '~/domain/stations/circuits/add-to-circuit';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aStation, type TestStation } from './stations';

let made = 0;

/** A circuit of somebody's own: of three stations, unless they are given. */
export async function aCircuit(
  world: World,
  owner: Person,
  stations?: TestStation[],
): Promise<{ id: number; slug: string; label: string; stations: TestStation[] }> {
  made += 1;
  const of = stations ?? [await aStation(world), await aStation(world), await aStation(world)];
  const { circuit } = await world.deps.inTransaction((tx) =>
    addToCircuit(
      tx,
      owner.id,
      of.map((station) => station.id),
      `Circuit ${made}`,
    ),
  );
  return { ...circuit!, stations: of };
}

export interface TestRun {
  pin: string;
  host: Person;
  /** Everyone in it, the host first. */
  people: Person[];
  stations: TestStation[];
}

/** A run in its lobby: a host and two more people with three stations, unless the options say otherwise. */
export async function aRun(
  world: World,
  options: { others?: number; stations?: TestStation[]; wishes?: Partial<RunWishes>; seed?: number } = {},
): Promise<TestRun> {
  const host = await aPerson(world);
  const circuit = await aCircuit(world, host, options.stations);
  const { pin } = await world.deps.inTransaction((tx) =>
    openRun(
      tx,
      host,
      { circuit_id: circuit.id, shuffle: false, alone: false, ...options.wishes },
      { chatUrl: 'https://chat.example', seed: options.seed ?? 1 },
    ),
  );
  const people = [host];
  for (let other = 0; other < (options.others ?? 2); other += 1) people.push(await joinsRun(world, pin));
  return { pin, host, people, stations: circuit.stations };
}

/** One more person in a run. */
export async function joinsRun(world: World, pin: string): Promise<Person> {
  const person = await aPerson(world);
  world.clock.advance(1);
  await world.deps.inTransaction((tx) => joinGroup(tx, person, pin));
  return person;
}
