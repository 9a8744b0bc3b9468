import type { Person } from '../accounts/person';
import { mayAuthor, mayModerate } from '../accounts/policy';
import { notAllowed } from '../kit/errors';

/** Outside a group stations are for people with an account; a guest takes part in a group only. */
export const mayPractiseAlone = (person: Person): boolean => !person.guest;
export const mayBookmark = mayPractiseAlone;
export const mayVote = mayPractiseAlone;

export const guestsOnlyInGroup = () =>
  notAllowed(
    'guests-only-in-group',
    'As a guest you can take part in your group. Register to do more; your results are kept.',
  );

/** Its owner changes a station, clones it, deletes it and hands its results over; so do moderators and staff (spec 3 §6). */
export const mayEditStation = (person: Person, station: { owner_id: number | null }): boolean =>
  !person.guest && (station.owner_id === person.id || mayModerate(person));
/** Who may change a station copies it; so does everybody with an account if it is published. */
export const mayCloneStation = (person: Person, station: { owner_id: number | null; published: boolean }): boolean =>
  mayEditStation(person, station) || (station.published && !person.guest);

export const stationAbilities = { edit: mayEditStation, clone: mayCloneStation };

/** Stations for everybody are authors'; what anybody else writes is personal. */
export const mayPublishStations = mayAuthor;
/** What the person who writes a station may do with it. */
export const writingAbilities = { publish: mayPublishStations };
