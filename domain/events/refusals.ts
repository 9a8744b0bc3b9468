import { conflict, invalid, notAllowed, notFound } from '../kit/errors';

/** Also of an event with somebody who has blocked the person, or whom they have blocked. */
export const eventNotFound = () => notFound('event-not-found', 'This event does not exist.');
export const notEventHost = () => notAllowed('not-event-host', 'Only the host of the event can do this.');
export const eventOver = () => conflict('event-over', 'This event is over or was cancelled.');
export const eventNotPlanned = () =>
  conflict('event-not-planned', 'This event is open, over or cancelled. It can no longer be moved.');
export const eventNotOpen = () => conflict('event-not-open', 'The lobby of this event is not open.');
export const eventPlaceNeeded = () => notAllowed('event-place-needed', 'Sign up for the event first.');
export const tooManyEvents = () =>
  conflict('too-many-events', 'You host as many events as one person can at a time. Cancel one first.');
const onField = (path: string) => (code: string, detail: string) => invalid(code, detail, [{ path, message: detail }]);
const ofTime = onField('starts');
export const timeInvalid = () => ofTime('time-invalid', 'Enter a date and a time.');
export const timePast = () => ofTime('time-past', 'This time is in the past.');
export const timeTooFar = () => ofTime('time-too-far', 'Choose a time within the next year.');
export const timeSkipped = () =>
  ofTime('time-skipped', 'Clocks skip this hour when daylight saving begins. Choose another time.');
export const timeTwice = () =>
  ofTime('time-twice', 'Clocks show this time twice when daylight saving ends. Choose the earlier or the later one.');
export const zoneUnknown = () => onField('zone')('zone-unknown', 'Choose a time zone.');
export const placesInvalid = () => onField('places')('places-invalid', 'A practice event has 2 to 12 places.');
export const needsStation = () => onField('station')('event-needs-station', 'Choose a station or a circuit.');
export const linkInvalid = () => onField('link')('event-link-invalid', 'Enter a link that begins with https://.');
