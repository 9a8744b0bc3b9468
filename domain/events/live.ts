import { isRegistered } from '../accounts/policy';
import { implement } from '../kit/live';
import { eventLive, eventPeopleLive } from './contract';
import { isVisible } from './event-row';
import { eventSnapshotOf, hasPlace, peopleSnapshotOf } from './events.query';

export const eventsLive = [
  implement(eventLive, {
    snapshot: eventSnapshotOf,
    mayWatch: async (read, person, eventId) => isRegistered(person) && isVisible(read, person, eventId),
  }),
  implement(eventPeopleLive, { snapshot: peopleSnapshotOf, mayWatch: hasPlace }),
];
