import { conflict, type FieldError, invalid, notAllowed, notFound } from '../kit/errors';

/** Also of an event with somebody who has blocked the person, or whom they have blocked. */
export const eventNotFound = () => notFound('event-not-found', 'This event does not exist.');
export const notEventHost = () => notAllowed('not-event-host', 'Only the host of the event can do this.');
export const eventHidden = () => conflict('event-hidden', 'A moderator has hidden this event. You can only cancel it.');
export const eventOver = () => conflict('event-over', 'This event is over or was cancelled.');
export const eventNotPlanned = () =>
  conflict('event-not-planned', 'This event is open, over or cancelled. It can no longer be moved.');
export const eventNotOpen = () => conflict('event-not-open', 'The lobby of this event is not open.');
export const eventPlaceNeeded = () =>
  notAllowed('event-place-needed', 'You need a place in this event. Sign up first.');
export const participantNotFound = () =>
  notFound('participant-not-found', 'This person no longer has a place in this event.');
export const tooManyEvents = () =>
  conflict('too-many-events', 'You have reached the limit of events one person can host. Cancel one first.');
const on = (path: string): FieldError[] => [{ path, message: 'This is not valid.' }];
export const timeInvalid = () => invalid('time-invalid', 'Enter a date and a time.', on('starts'));
export const timePast = () => invalid('time-past', 'This time is in the past.', on('starts'));
export const timeTooFar = () => invalid('time-too-far', 'Choose a time within the next year.', on('starts'));
export const timeSkipped = () =>
  invalid('time-skipped', 'Clocks skip this hour when daylight saving begins. Choose another time.', on('starts'));
export const timeTwice = () =>
  invalid(
    'time-twice',
    'Clocks show this time twice when daylight saving ends. Choose the earlier or the later one.',
    on('starts'),
  );
export const zoneUnknown = () => invalid('zone-unknown', 'Choose a time zone.', on('zone'));
export const placesInvalid = () => invalid('places-invalid', 'A practice event has 2 to 12 places.', on('places'));
export const needsStation = () => invalid('event-needs-station', 'Choose a station or a circuit.', on('station'));
export const linkInvalid = () => invalid('event-link-invalid', 'Enter a link that begins with https://.', on('link'));
