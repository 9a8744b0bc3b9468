import type { Person } from '~/domain/accounts/person';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import { presenceOf } from '~/domain/group-practice/presence';
import type { Gateway } from '~/gateway/server';
import type { TestClient } from '../client';
import type { World } from '../world';
import { aPerson } from './accounts';

export const LOBBY = '/osce-stations/audio-pairing/';

/** Somebody in the pairing lobby, with what their browser can do there. */
export class Seeker {
  constructor(
    private readonly world: World,
    readonly person: Person,
    readonly client: TestClient,
    private readonly gateway: Gateway = world.gateway,
  ) {}

  async search(wishes: Record<string, unknown> = {}): Promise<MatchSnapshot> {
    this.world.clock.advance(1);
    await this.client.post(LOBBY, { data_request: 'search', stage: 'any', ...wishes });
    return this.settled();
  }

  stop = () => this.act('stop');

  async act(data_request: string, input: Record<string, unknown> = {}) {
    const { status, body } = await this.client.post(LOBBY, { data_request, ...input });
    await this.gateway.matchmaker.settled();
    return { status, body };
  }

  /** Where they are; asking counts as being there. */
  async poll(): Promise<MatchSnapshot> {
    return (await this.client.post<MatchSnapshot>(LOBBY)).body;
  }

  /** The same once the matching that is under way is done. */
  async settled(): Promise<MatchSnapshot> {
    await this.gateway.matchmaker.settled();
    return this.poll();
  }

  pin = async (): Promise<string> => /\d{9}/.exec((await this.poll()).url)?.[0] ?? '';

  /** Goes to the room, as opening the link does; or is still there. */
  async inRoom(pin: string): Promise<void> {
    await this.gateway.presence.seen([presenceOf(pin, this.person.id)]);
  }
}

export async function aSeeker(
  world: World,
  options: Parameters<typeof aPerson>[1] & { gateway?: Gateway } = {},
): Promise<Seeker> {
  const { gateway = world.gateway, ...rest } = options;
  const person = await aPerson(world, rest);
  return new Seeker(world, person, await world.signedIn(person, gateway), gateway);
}

/** Two people who have just been matched. */
export async function aPair(world: World): Promise<{ first: Seeker; second: Seeker; pin: string }> {
  const [first, second] = [await aSeeker(world), await aSeeker(world)];
  await first.search();
  await second.search();
  return { first, second, pin: await first.pin() };
}
