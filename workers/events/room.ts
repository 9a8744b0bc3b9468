import { openEventJob, remindOfEventJob } from '~/domain/events/jobs';
import { openEvent, remindOfEvent } from '~/domain/events/open-event';
import { handle, workersRoom } from '../registry';

const open = handle(openEventJob, {
  run: ({ event_id }, { deps, commit }) => commit((tx) => openEvent(tx, event_id, { chatUrl: deps.config.chatUrl })),
});
const remind = handle(remindOfEventJob, {
  run: ({ event_id }, { commit }) => commit((tx) => remindOfEvent(tx, event_id)),
});

export const eventsRoom = workersRoom('events', [open, remind]);
