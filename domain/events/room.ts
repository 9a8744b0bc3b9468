import { room } from '../kit/room';
import * as events from './contract';
import { eventsFollowers } from './followers';
import { eventsJobOperations } from './job-operations';
import { eventsLive } from './live';
import { eventMails } from './mails';
import * as eventJobs from './jobs';
import { eventsPersonalData } from './personal-data';
import { eventSoon } from './push';
import { eventTarget } from './moderated-event';

export const eventsRoom = room({
  name: 'events',
  contracts: { events, eventJobs },
  tables: ['event_people', 'events'],
  live: eventsLive,
  jobs: eventsJobOperations,
  mails: eventMails,
  followers: eventsFollowers,
  moderated: [eventTarget],
  personalData: eventsPersonalData,
  pushes: [eventSoon],
});
