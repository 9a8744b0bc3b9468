import type { Person } from '~/domain/accounts/person';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import { findChecklist } from '~/domain/stations/find-checklist.query';
import type { TestClient } from '../client';
import type { World } from '../world';
import { aPerson } from './accounts';
import { aStation, type TestStation } from './stations';
import { table } from '../table';

type Row = { id: number; title: string; order: number };
/** The form of a station as `aStation` makes it: two sections of two items. */
type Loaded = StationForm & { checklist: [Row & { items: [Row, Row] }, Row & { items: [Row, Row] }] };

export const CREATE_STATION = '/osce-stations/create/';
export const editPath = (slug: string, base = 'osce-stations') => `/${base}/${slug}/edit/`;

/** Who writes stations, and what is stored of them. */
export function stationWritersOf(world: World) {
  const stored = (id: number) => table(world, 'stations').one({ id });
  const aWriter = async (
    ...roles: ('author' | 'moderator' | 'staff')[]
  ): Promise<{ person: Person; client: TestClient }> => {
    const person = await aPerson(world, { roles: ['learner', ...roles] });
    return { person, client: await world.signedIn(person) };
  };
  return {
    stored,
    aWriter,
    titles: async (id: number) =>
      (await findChecklist(world.deps.read, id)).map(({ title, items }) => [title, ...items.map((item) => item.title)]),
    questionsOf: (station_id: number) => table(world, 'examiner_questions').find({ station_id }, 'position'),
    /** Somebody's own station, personal unless it is said otherwise, with its editor's form. */
    async anOwn(
      options: Parameters<typeof aStation>[1] = {},
    ): Promise<{ person: Person; client: TestClient; station: TestStation; form: Loaded; path: string }> {
      const { person, client } = await aWriter('author');
      const station = await aStation(world, { owner_id: person.id, published_at: null, useful_links: '', ...options });
      const path = editPath(station.slug);
      return { person, client, station, path, form: (await client.get(path)).body.form };
    },
    saved: async (station: { id: number }) => (await stored(station.id)).revision,
  };
}
