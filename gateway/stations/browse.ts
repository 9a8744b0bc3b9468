import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { trialStationOf } from '~/domain/accounts/trial/open-trial';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href } from '~/domain/kit/contract';
import { isHost } from '~/domain/group-practice/policy';
import { ownTriesAt } from '~/domain/stations/attempt-history.query';
import { stationBookmarks, stationVotes } from '~/domain/stations/acts';
import * as contract from '~/domain/stations/contract';
import { defaultMinutes } from '~/domain/stations/countdown';
import { stationAsBegun } from '~/domain/stations/as-begun.query';
import { findPublishedStation, findStation, stationGone } from '~/domain/stations/find-station.query';
import { bankLaunchpad } from '~/domain/stations/launchpad/contract';
import { findLaunchpad } from '~/domain/stations/launchpad/launchpad.query';
import { listStations } from '~/domain/stations/list-stations.query';
import { mayPractiseAlone, stationAbilities } from '~/domain/stations/policy';
import { findStationCard } from '~/domain/stations/station-cards.query';
import { type StationBase, styleOf } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { toPlainText } from '~/infra/html/sanitise';
import { bindBookmark, bindPage, bindVote } from '../bind';
import { begunRound, seatIfAny } from './station-group';

/** What a visitor may do here without an account. */
function trialOf(person: Person | null, stationId: number, tried: number | null): 'none' | 'open' | 'this' {
  if (person && mayPractiseAlone(person)) return 'none';
  if (tried === null) return 'open';
  return tried === stationId ? 'this' : 'none';
}

const entryOf = (base: StationBase, { slug, name }: { slug: string; name: string }) => ({
  href: href(contract.stationEntry, { base, slug }),
  name,
});

/** Finding a station: the list, and the page where it is entered. */
export function bindStationBrowsing(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  bindPage(app, deps, contract.stationList, {
    data: ({ person, params, query }) =>
      listStations(read, person?.id ?? null, {
        style: styleOf(params.base),
        label: query.label ?? 0,
        search: query.search ?? '',
        bookmarked: query.bookmarked ?? false,
        page: query.page,
      }),
    first: ({ items }, { base }) => ({
      links: items.map((station) => entryOf(base, station)),
    }),
    actions: {},
  });

  bindPage(app, deps, bankLaunchpad, {
    data: ({ person, params }) => findLaunchpad(read, person?.id ?? null, styleOf(params.base)),
    first: ({ suggested }, { base }) => ({ links: suggested.map((station) => entryOf(base, station)) }),
    actions: {},
  });

  bindPage(app, deps, contract.stationEntry, {
    async preview({ params: { base, slug } }) {
      const station = await findPublishedStation(read, base, slug);
      return station && { title: station.name, description: toPlainText(station.description), picture: 'station' };
    },
    async data({ person, params, query }) {
      const seat = await seatIfAny(read, person, query.pin);
      const found = await findStation(read, params.base, params.slug, person, begunRound(seat));
      const revision = seat?.session.station_id === found.id ? seat.session.station_revision : null;
      const { station, sections } = await stationAsBegun(read, found, revision);
      const [card, checklist, attempts, tried] = await Promise.all([
        findStationCard(read, person?.id ?? null, station.id),
        sections(),
        person ? ownTriesAt(read, person.id, station.id) : [],
        person?.guest ? trialStationOf(read, person.id) : null,
      ]);
      if (!card) throw stationGone();
      const published = station.published_at !== null;
      return {
        station: {
          ...card,
          name: station.name,
          description: station.description,
          long_case: station.long_case,
          sections: checklist.length,
          items: checklist.reduce((sum, section) => sum + section.items.length, 0),
          candidate_minutes: defaultMinutes('student', station),
          examiner_minutes: defaultMinutes('examiner', station),
        },
        abilities: abilitiesOf(stationAbilities, person, { owner_id: station.owner_id, published }),
        published,
        trial: trialOf(person, station.id, tried),
        virtual_patient: station.virtual_patient,
        virtual_patient_enabled: station.virtual_patient_enabled_at !== null,
        attempts,
        group: seat && {
          pin: seat.session.pin,
          role: seat.member.role,
          is_host: isHost(seat),
          state: seat.session.state,
        },
      };
    },
    actions: {},
  });

  bindBookmark(app, deps, contract.bookmarkStation, stationBookmarks);
  bindVote(app, deps, contract.voteStation, stationVotes);
}
